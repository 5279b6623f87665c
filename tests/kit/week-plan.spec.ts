import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { exhaustiveTest, expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, examplesOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`a plan by weeks in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('says what there is after the chosen week, and of no other', async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/week-plan'));
        for (const [name] of examplesOf('week-plan')) {
          const { anchor, weeks } = localize(exampleOf('week-plan', name), lang);
          const ended = page.locator(`#${anchor} .week-ended`).filter({ visible: true });
          for (const [index, { ended: words }] of weeks.entries()) {
            await page
              .locator(`#${anchor} .week-end > [value="${index + 1}"]`)
              .check({ force: true });
            await expect(ended, `${name}, week ${index + 1}`).toHaveCount(1);
            await expect(ended.locator('dd').nth(1)).toHaveText(words.have);
          }
        }
      });
    });
  }
}

exhaustiveTest(
  'on a phone the chosen week is shown whole, the others in short',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/kit/week-plan');
    const { anchor, weeks } = localize(exampleOf('week-plan', 'usual'), 'en');
    const lanes = page.locator(`#${anchor} .week-lanes`).filter({ visible: true });
    await expect(lanes).toHaveCount(1);
    await expect(page.locator(`#${anchor} .week-handed`).filter({ visible: true })).toHaveCount(
      weeks.length,
    );
    await page.locator(`#${anchor} .week-end > [value="1"]`).check({ force: true });
    await expect(lanes).toHaveCount(1);
    await expect(lanes).toContainText('In the shop');
  },
);

exhaustiveTest('a week is chosen with the arrow keys', async ({ page }) => {
  await page.goto('/kit/week-plan');
  const { anchor } = localize(exampleOf('week-plan', 'usual'), 'en');
  const weeks = page.locator(`#${anchor} .week-end > input`);
  await weeks.first().check({ force: true });
  await weeks.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(weeks.nth(1)).toBeChecked();
});
