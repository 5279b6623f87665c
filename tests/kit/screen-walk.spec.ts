import { localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { SCRIPTING } from '../scope.ts';
import { exampleOf } from './examples.ts';

const example = await exampleOf('screen-walk', 'usual');

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`an app step by step in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });
      const { anchor, steps } = localize(example, lang);

      test.beforeEach(async ({ page }) => {
        await page.goto(localizedPath(lang, '/kit/screen-walk'));
      });

      test('shows only the phones and words of the chosen step', async ({ page }) => {
        const shown = (selector: string) =>
          page.locator(`#${anchor} ${selector}`).filter({ visible: true });
        for (const [index, { screens, title }] of steps.entries()) {
          await page.locator(`#${anchor}-${index + 1}`).check({ force: true });
          await expect(shown('.phone-device')).toHaveCount(screens.length);
          await expect(shown('.walk-told h3')).toHaveText(title, { useInnerText: true });
          const without = screens.filter(({ bars }) => bars === 0).length;
          await expect(shown('.phone-without')).toHaveCount(without);
        }
      });
    });
  }
}
