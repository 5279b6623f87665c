import { expect, test } from '../browser/site.ts';
import { SCRIPTING } from './examples.ts';

for (const javaScriptEnabled of SCRIPTING) {
  test.describe(`a wardrobe ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the front page wears the cloth of the chosen swatch, in a paint of its own', async ({
      page,
    }) => {
      await page.goto('/kit/hero-wardrobe');
      const paints = new Set<string>();
      const swatches = await page.locator('.wardrobe-choice label').all();
      for (const swatch of swatches) {
        await swatch.getByRole('radio').check({ force: true });
        const cloth = await swatch.locator('img').getAttribute('src');
        for (const worn of ['.wardrobe-cloth', 'li:first-child > .wardrobe-label']) {
          await expect(page.locator(worn).locator('img').filter({ visible: true })).toHaveAttribute(
            'src',
            cloth ?? '',
          );
        }
        const button = page.locator('.wardrobe-button');
        paints.add(await button.evaluate((each) => getComputedStyle(each).backgroundColor));
      }
      expect(paints.size).toBe(swatches.length);
    });
  });
}
