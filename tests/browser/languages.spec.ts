import { LANGS, langOfPath, pathIn } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { isExhaustive } from '../scope.ts';
import { englishPath } from '../tested-site.ts';
import {
  exhaustiveTest,
  expect,
  layoutPaths,
  openEverything,
  type Page,
  sitePaths,
  test,
  wrongPaths,
} from './site.ts';
import { words } from './words.ts';

const switchers = (page: Page) => page.locator('nav').filter({ has: page.locator('a[hreflang]') });

for (const path of isExhaustive ? layoutPaths : ['/th/pages/pricing']) {
  const lang = langOfPath(path);
  const isWrong = wrongPaths.includes(path);
  const isHome = englishPath(path) === '/';

  test(`B5 B7 ${path} says its language, and its switchers lead to this page in each`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    expect(await switchers(page).count()).toBeGreaterThan(0);
    for (const switcher of await switchers(page).all()) {
      // One stands in the side panel.
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
        const target = isWrong ? pathIn(key, '/') : pathIn(key, englishPath(path));
        expect(new URL(answer.url()).pathname).toBe(target);
      }
    }

    // Changing it is one click.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const goal = lang === 'en' ? 'th' : 'en';
    await page.getByRole('banner').locator(`a[hreflang="${goal}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', goal);
    await expect(page).toHaveURL(isWrong ? pathIn(goal, '/') : pathIn(goal, englishPath(path)));
  });
}

test('B7 both languages have the same pages, and /en leads permanently to the unprefixed ones', async ({
  request,
}) => {
  const pathsOf = (lang: (typeof LANGS)[number]) =>
    sitePaths.filter((path) => langOfPath(path) === lang);
  const english = pathsOf('en');
  expect(pathsOf('th').map(englishPath)).toEqual(english.map(englishPath));
  const expected = [
    ['/en', '/'],
    ['/en/nothing/here', '/nothing/here'],
    ...(isExhaustive ? english : english.slice(0, 5)).map((path) => [`/en${path}`, path]),
  ];
  for (const [from = '', to] of expected) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect({ from, status: answer.status(), to: answer.headers()['location'] }).toEqual({
      from,
      status: 301,
      to,
    });
  }
});

for (const path of wrongPaths) {
  exhaustiveTest(
    `B7 ${path} is a 404 in its language, without a canonical address`,
    async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(langOfPath(path)).lost.heading,
      );
      await expect(page.locator('link[rel="canonical"], link[hreflang]')).toHaveCount(0);
    },
  );
}
