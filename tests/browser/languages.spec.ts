import { LANGS, langOfPath, localizedPath } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { isExhaustive } from '../scope.ts';
import { englishPath } from '../tested-site.ts';
import { expect, layoutPaths, openEverything, type Page, test, wrongPaths } from './site.ts';

const switchers = (page: Page) => page.locator('nav').filter({ has: page.locator('a[hreflang]') });

for (const path of isExhaustive ? layoutPaths : ['/th/pages/pricing']) {
  const lang = langOfPath(path);
  const isWrong = wrongPaths.includes(path);
  const isHome = englishPath(path) === '/';

  test(`B5 B7 ${path} declares its language and links to this page in each language`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    expect(await switchers(page).count()).toBeGreaterThan(0);
    for (const switcher of await switchers(page).all()) {
      // One is in the side panel.
      if (!(await switcher.isVisible())) await openEverything(page);
      const links = switcher.locator('a');
      await expect(links).toHaveText(LANGS.map((key) => LANGUAGES[key].label));
      for (const [index, key] of LANGS.entries()) {
        const link = links.nth(index);
        await expect(link).toHaveAttribute('lang', key);
        await expect(link).toHaveAttribute('hreflang', key);
        await expect(link).toHaveAccessibleName(new RegExp(LANGUAGES[key].name));
        expect((await link.getAttribute('aria-current')) !== null).toBe(key === lang);
        const href = (await link.getAttribute('href')) ?? '';
        if (isHome) expect(href).toBe(`/${key}/`);

        const answer = await request.get(href);
        expect(answer.status(), `${href} exists`).toBe(200);
        const target = isWrong ? localizedPath(key, '/') : localizedPath(key, englishPath(path));
        expect(new URL(answer.url()).pathname).toBe(target);
      }
    }

    // Changing the language takes one click.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const goal = lang === 'en' ? 'th' : 'en';
    await page.getByRole('banner').locator(`a[hreflang="${goal}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', goal);
    await expect(page).toHaveURL(
      isWrong ? localizedPath(goal, '/') : localizedPath(goal, englishPath(path)),
    );
  });
}
