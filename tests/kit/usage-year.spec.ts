import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('en')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`a free year in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('shows the month that is chosen, and no other', async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/usage-year'));
        const { anchor, first, months } = localize(exampleOf('usage-year', 'usual'), lang);
        const section = page.locator(`#${anchor}`);
        const shown = section.locator('.year-shown').filter({ visible: true });
        await expect(shown).toHaveCount(1);
        await expect(shown).toContainText(months[first - 1]?.entry ?? '');

        const radios = section.getByRole('radio');
        await expect(radios).toHaveCount(12);
        await radios.nth(first - 1).focus();
        await page.keyboard.press('ArrowRight');
        await expect(shown).toHaveCount(1);
        await expect(shown).toContainText(months[first]?.entry ?? '');
        await section.locator('.year-month').first().click();
        await expect(shown).toHaveCount(1);
        await expect(shown).toContainText(months[0]?.entry ?? '');
      });
    });
  }
}
