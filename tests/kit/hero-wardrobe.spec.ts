import { expect, test } from '../browser/site.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a wardrobe ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the shop wears the cloth that is chosen, and the others are not fetched', async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto('/kit/hero-wardrobe');
      const looks = page.locator('.wardrobe-look');
      const cloths = await looks
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
      // Without scripts browsers fetch all pictures at once.
      if (javaScriptEnabled) expect(fetched).not.toContain(cloths[1]);
      for (const [index, look] of (
        await page.locator('.wardrobe').getByRole('radio').all()
      ).entries()) {
        await look.check({ force: true });
        await expect(looks.filter({ visible: true })).toHaveAttribute(
          'data-look',
          String(index + 1),
        );
        await expect.poll(() => fetched).toContain(cloths[index]);
      }
    });
  });
}
