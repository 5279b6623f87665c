import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, examplesOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`an exam in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('shows the round that is chosen, and no other', async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/exam'));
        for (const [name] of examplesOf('exam')) {
          const { anchor, rounds } = localize(exampleOf('exam', name), lang);
          const shown = page.locator(`#${anchor} .exam-round`).filter({ visible: true });
          for (const [index, { said }] of rounds.entries()) {
            await page.locator(`#${anchor} [value="${index + 1}"]`).check({ force: true });
            await expect(shown, `${name}, round ${index + 1}`).toHaveCount(1);
            await expect(shown.locator('.exam-said')).toHaveText(said);
          }
        }
      });
    });
  }
}
