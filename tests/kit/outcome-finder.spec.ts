import { fill } from '../../contract/fill.ts';
import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { fitting } from '../../site/pieces/services-v1/outcome-finder/steps.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, examplesOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`outcomes in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('counts what fits both limits, and marks the others with the reason', async ({
        page,
      }) => {
        await page.goto(pathIn(lang, '/kit/outcome-finder'));
        for (const [name] of examplesOf('outcome-finder')) {
          const section = localize(exampleOf('outcome-finder', name), lang);
          const { anchor, spend, wait, outcomes, fits, words } = section;
          const within = page.locator(`#${anchor}`);
          const counts = fitting(outcomes, spend.options, wait.options);
          for (const [spent, row] of counts.entries()) {
            for (const [waited, count] of row.entries()) {
              await within.locator(`.outcomes-spend [value="${spent}"]`).check({ force: true });
              await within.locator(`.outcomes-wait [value="${waited}"]`).check({ force: true });
              const said = within.locator('[data-waited]').filter({ visible: true });
              await expect(said.and(within.locator('span'))).toHaveText([
                fill(fits, { count, all: outcomes.length }),
              ]);
              const out = page.locator('.outcome-out > *').filter({ visible: true });
              const marked = within.locator('li').filter({ has: out });
              await expect(marked, `${name} ${spent} ${waited}`).toHaveCount(
                outcomes.length - count,
              );
            }
          }
          await expect(within.getByText(words.dear)).not.toHaveCount(0);
        }
      });
    });
  }
}
