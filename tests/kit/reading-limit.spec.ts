import { exhaustiveTest, expect, settle, test } from '../browser/site.ts';
import { SCRIPTING } from './examples.ts';

for (const javaScriptEnabled of SCRIPTING) {
  test.describe(`the limit of reading ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('shows the scan and the reading of the resolution that is chosen', async ({ page }) => {
      await page.goto('/kit/reading-limit');
      const section = page.locator('#limit-usual');
      for (const [index, step] of (await section.getByRole('radio').all()).entries()) {
        await step.check({ force: true });
        const shown = section.locator('[data-of]').filter({ visible: true });
        await expect(shown).toHaveCount(2);
        for (const part of await shown.all()) {
          await expect(part).toHaveAttribute('data-of', String(index + 1));
        }
      }
    });
  });
}

exhaustiveTest('every resolution shows its line in the same place and size', async ({ page }) => {
  await page.goto('/kit/reading-limit');
  await settle(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.locator('#limit-usual .limit-strip p').evaluateAll((strips) =>
      strips.map((strip) =>
        [...strip.children].map((scan) => {
          const { x, y, width, height } = scan.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      ),
    );
    expect(boxes.length).toBe(3);
    for (const box of boxes) expect(box, `at ${width} px`).toEqual(boxes[0]);
  }
});
