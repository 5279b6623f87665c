import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test, watchFrames } from './site.ts';
import { words } from './words.ts';

// A colour that fades over is seen with motion alone.
test.use({ reducedMotion: 'no-preference' });

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const other = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

const themeSwitch = (page: Page, lang: 'en' | 'th' = 'en') =>
  page.getByRole('switch', { name: words(lang).ui.darkTheme, exact: true });

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The page that is looked at: a theme is the same on all, and `npm test` takes one that is soon there. */
const PATH = isExhaustive ? '/' : '/account/sign-in';

const choose = (page: Page, theme: string) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('chosen')) return;
    sessionStorage.setItem('chosen', 'yes');
    localStorage.setItem('theme', value);
  }, theme);

/** Everything that shows which theme a page has: its own mark, the scheme, its ground, the browser's colour. */
async function expectTheme(page: Page, theme: Theme): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', theme);
  await expect(html).toHaveCSS('color-scheme', theme);
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', String(theme === 'dark'));
  const colours = await page.evaluate(() => {
    const [meta] = [
      ...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'),
    ].filter(({ media }) => matchMedia(media || 'all').matches);
    return {
      browser: meta?.content ?? '',
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  const isDark = theme === 'dark';
  expect(brightness(colours.ground) < 0.3, `ground ${colours.ground}`).toBe(isDark);
  expect(brightness(colours.browser) < 0.3, `browser ${colours.browser}`).toBe(isDark);
}

/** How bright a colour is, `#rrggbb` or `rgb(…)`: 0 to 1. */
function brightness(colour: string): number {
  const parts = colour.startsWith('#')
    ? (colour.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16))
    : (colour.match(/\d+/g) ?? []).map(Number);
  expect(parts.length, `${colour} is a colour`).toBeGreaterThanOrEqual(3);
  return Math.max(...parts.slice(0, 3)) / 255;
}

for (const system of THEMES) {
  for (const choice of [undefined, 'light', 'dark', 'purple'] as const) {
    const isChoice = choice === 'light' || choice === 'dark';
    const theme = isChoice ? choice : system;

    // A choice that goes before the system has to be known before anything is painted.
    const isDecisive = system === 'dark' && choice === 'light';
    const testIt = isDecisive ? test : exhaustiveTest;
    testIt(
      `B1 B8 stored ${choice ?? 'nothing'}, system ${system}: ${theme}, in every frame`,
      async ({ page, complaints }) => {
        await page.emulateMedia({ colorScheme: system });
        if (choice) await choose(page, choice);
        // Nothing that is fetched may be needed for it.
        await page.route('**/*.js', (route) => route.abort('aborted'));
        complaints.expect(/imported module: .*\.js/);
        const frames = await watchFrames(page, () => {
          const root = document.documentElement;
          return root && `${root.dataset['theme']} ${getComputedStyle(root).colorScheme}`;
        });
        await page.addInitScript(noteThemeOfBody);
        await page.goto(PATH);
        await expectTheme(page, theme);
        expect(await page.evaluate(() => Object(window).themeOfBody)).toBe(theme);
        // At least one frame has to have been seen; a busy machine may take its time for the first.
        const seen = async () => (await frames()).map((frame) => frame.seen).filter(Boolean);
        await expect.poll(async () => [...new Set(await seen())]).toEqual([`${theme} ${theme}`]);

        await page.emulateMedia({ colorScheme: other(system) });
        await expectTheme(page, isChoice ? choice : other(system));
      },
    );
  }
}

for (const lang of journeyLangs('th')) {
  test(`B1 the switch on ${localizedPath(lang, PATH)} toggles and stores, by pointer and by keyboard`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(localizedPath(lang, PATH));
    const control = themeSwitch(page, lang);
    await expect(control).not.toBeChecked();
    expect(await stored(page)).toBeNull();

    await control.click();
    await expect(control).toBeChecked();
    await expectTheme(page, 'dark');
    expect(await stored(page)).toBe('dark');

    await control.press('Space');
    await expectTheme(page, 'light');
    expect(await stored(page)).toBe('light');

    await control.press('Enter');
    await expectTheme(page, 'dark');
    await page.reload();
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'dark');
  });
}

/** A page of each kind: of content, of an account, an answer to a form, and what a wrong address gets. */
const KINDS = isExhaustive
  ? ['/th/', '/account/sign-in', '/th/thanks', '/nothing-here']
  : ['/th/account/sign-in'];

test('B8 other open tabs follow, on every kind of page', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PATH);
  const tabs = await Promise.all(
    KINDS.map(async (path) => {
      const tab = await context.newPage();
      await tab.emulateMedia({ colorScheme: 'light' });
      await tab.goto(path);
      return tab;
    }),
  );
  for (const theme of ['dark', 'light'] as const) {
    await themeSwitch(page).click();
    for (const tab of tabs) await expectTheme(tab, theme);
  }
  // What one tab forgets, the others forget too.
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  for (const tab of tabs) await expectTheme(tab, 'dark');
  await page.evaluate(() => localStorage.clear());
  for (const tab of tabs) await expectTheme(tab, 'light');
});

exhaustiveTest('B1 where storage is forbidden, the switch works all the same', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(PATH);
  await expectTheme(page, 'light');
  await themeSwitch(page).click();
  await expectTheme(page, 'dark');
});

/** Notes the theme at the moment when there first is anything to paint, however slowly the page comes. Runs in the page. */
function noteThemeOfBody() {
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    Object.assign(window, { themeOfBody: document.documentElement.dataset['theme'] });
  });
  observer.observe(document, { childList: true, subtree: true });
}
