import { localizedPath } from '../../contract/lang.ts';
import { exhaustiveTest, inboxTexts, PATH, test } from './inbox.ts';
import { expect, journeyLangs, settle } from './site.ts';

for (const lang of journeyLangs('th')) {
  const { signedOut, needsScript, title } = inboxTexts(lang);
  const path = localizedPath(lang, PATH);

  test.describe(`access to the inbox (${lang})`, () => {
    test('leads a signed-out visitor to sign in and back, without fetching a framework', async ({
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
      // Scripts that every page fetches, and the element that contains islands.
      expect(
        scripts.filter((script) => !/\/(?:after-paint|page|island|forms)\./.test(script)),
      ).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      exhaustiveTest('says that it needs JavaScript', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: needsScript.heading })).toBeVisible();
        await expect(page.getByRole('tab')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: signedOut.heading })).toBeHidden();
      });
    });
  });
}

test('is hidden from search engines', async ({ request }) => {
  for (const lang of journeyLangs('th')) {
    const html = await (await request.get(localizedPath(lang, PATH))).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(PATH);
});
