import { localizedPath } from '../../contract/lang.ts';
import { exhaustiveTest, PATH, said, test } from './inbox.ts';
import { expect, journeyLangs, settle } from './site.ts';

for (const lang of journeyLangs('th')) {
  const { signedOut, needsScript, title } = said(lang);
  const path = localizedPath(lang, PATH);

  test.describe(`who may read the inbox (${lang})`, () => {
    test('a visitor who is not signed in is led to sign in, and back; no framework is fetched', async ({
      page,
      baseURL,
    }) => {
      const scripts: string[] = [];
      page.on('request', (asked) => {
        if (asked.resourceType() === 'script') scripts.push(asked.url());
      });
      await page.goto(`${path}?lead=12`);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: signedOut.heading })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: signedOut.action }),
      ).toHaveJSProperty(
        'href',
        `${baseURL}${localizedPath(lang, '/account/sign-in')}?returnUrl=${encodeURIComponent(`${path}?lead=12`)}`,
      );
      await expect(page.getByRole('tab')).toHaveCount(0);
      // What every page fetches, and the element that islands stand in.
      expect(scripts.filter((script) => !/\/(?:after-paint|island)\./.test(script))).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      exhaustiveTest('it says that it needs it', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: needsScript.heading })).toBeVisible();
        await expect(page.getByRole('tab')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: signedOut.heading })).toBeHidden();
      });
    });
  });
}

test('search engines are not told of it', async ({ request }) => {
  for (const lang of journeyLangs('th')) {
    const html = await (await request.get(localizedPath(lang, PATH))).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(PATH);
});
