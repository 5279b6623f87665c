import { localizedPath } from '../../contract/lang.ts';
import { expect, journeyLangs, type Page, requestsOf, settle, test } from './site.ts';
import { words } from './words.ts';

/** The code of the page’s islands: React’s start and each component. */
const islandCode = (page: Page) =>
  page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) =>
        ['renderer-url', 'component-url'].map((name) => island.getAttribute(name) ?? ''),
      ),
    );

for (const lang of journeyLangs('th')) {
  const { email } = words(lang).form;

  test(`no React loads on the home page before it is used (${lang})`, async ({ page, request }) => {
    const scripts = requestsOf(page, 'script');
    await page.goto(localizedPath(lang, '/'));
    await settle(page);
    // Reading is not intent: neither scrolling past nor pointing elsewhere.
    await page.getByRole('textbox', { name: email.label }).scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').hover();
    await settle(page);
    // The page's own script, which is small and without React, and the one that it loads after the first paint.
    expect(scripts.length, scripts.join()).toBeLessThanOrEqual(2);
    for (const script of scripts) {
      expect(await (await request.get(script)).text()).not.toMatch(
        /hydrateRoot|react\.element|react\.transitional/,
      );
    }
    expect(await islandCode(page)).not.toHaveLength(0);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  });
}

test.describe(() => {
  test.use({ hasTouch: true });

  test('the form becomes React’s on touch, once and quietly', async ({ page }) => {
    const scripts = requestsOf(page, 'script');
    await page.goto('/');
    await settle(page);
    const code = await islandCode(page);
    expect(scripts.filter((script) => code.includes(script))).toEqual([]);
    await page.getByLabel(words('en').form.email.label).tap();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await settle(page);
    expect(scripts).toEqual(expect.arrayContaining(code));
    expect(new Set(scripts).size).toBe(scripts.length);
  });
});
