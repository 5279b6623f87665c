import { price } from '../../contract/format.ts';
import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { outcomesOf } from '../../site/pieces/online-courses/hero-lesson/outcomes.ts';
import { exhaustiveTest, expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, examplesOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('en')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`the exercise of a lesson in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('says what each line costs, and nothing else', async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/hero-lesson'));
        for (const [name] of examplesOf('hero-lesson')) {
          const { anchor, exercise } = localize(exampleOf('hero-lesson', name), lang);
          const section = page.locator(`#${anchor}`);
          for (const { line, kind, cost } of outcomesOf(exercise)) {
            await section.locator(`.lesson-line > [value="${line}"]`).check();
            await section.locator(`.choice [value="${kind}"]`).check({ force: true });
            const shown = section.locator('.lesson-outcome').filter({ visible: true });
            await expect(shown, `${name}, line ${line}, field ${kind}`).toHaveCount(1);
            await expect(shown.locator('strong')).toHaveText(price(lang, cost, 'THB'));
          }
        }
      });
    });
  }
}

exhaustiveTest(
  'a line is drawn with the arrow keys, and what is below it stands back',
  async ({ page }) => {
    await page.goto('/kit/hero-lesson');
    const { anchor } = localize(exampleOf('hero-lesson', 'usual'), 'en');
    const lines = page.locator(`#${anchor} .lesson-line > input`);
    const right = page.locator(`#${anchor} .lesson-band path[data-is="right"]`);
    const widths = () =>
      right.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeWidth));
    await lines.first().check();
    expect(new Set(await widths()).size).toBe(1);
    await lines.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(lines.nth(1)).toBeChecked();
    const [above, ...below] = await widths();
    expect(below).not.toContain(above);
  },
);
