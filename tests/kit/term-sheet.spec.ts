import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`conditions in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('are met once every one of them is ticked', async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/term-sheet'));
        const { anchor, parts } = localize(exampleOf('term-sheet', 'usual'), lang);
        const section = page.locator(`#${anchor}`);
        const { open = '', all = '' } = parts[0]?.check ?? {};
        const verdict = section.locator('.term-verdict p').filter({ visible: true });
        const boxes = await section.getByRole('checkbox').all();
        expect(boxes.length).toBe(2);
        for (const box of boxes) {
          await expect(verdict).toHaveText(open);
          await box.check();
        }
        await expect(verdict).toHaveText(all);
        await boxes[0]?.uncheck();
        await expect(verdict).toHaveText(open);
      });
    });
  }
}
