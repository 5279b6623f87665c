import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test, watchFrames } from './site.ts';
import { words } from './words.ts';

// A color transition is only visible with motion.
test.use({ reducedMotion: 'no-preference' });

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const other = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

const themeSwitch = (page: Page, lang: 'en' | 'th' = 'en') =>
  page.getByRole('switch', { name: words(lang).ui.darkTheme, exact: true });

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The page under test: themes work the same on all, and `npm test` takes one that loads quickly. */
const PATH = isExhaustive ? '/' : '/account/sign-in';

const choose = (page: Page, theme: string) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('chosen')) return;
    sessionStorage.setItem('chosen', 'yes');
    localStorage.setItem('theme', value);
  }, theme);

/** Expects everything that shows a page’s theme: its attribute, color scheme, background and the browser’s color. */
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
  expect(brightness(colours.ground) < 0.3, `background ${colours.ground}`).toBe(isDark);
  expect(brightness(colours.browser) < 0.3, `browser ${colours.browser}`).toBe(isDark);
}

/** Returns the brightness of a color, `#rrggbb` or `rgb(…)`, from 0 to 1. */
function brightness(colour: string): number {
  const parts = colour.startsWith('#')
    ? (colour.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16))
    : (colour.match(/\d+/g) ?? []).map(Number);
  expect(parts.length, `${colour} is a color`).toBeGreaterThanOrEqual(3);
  return Math.max(...parts.slice(0, 3)) / 255;
}

for (const system of THEMES) {
  for (const choice of [undefined, 'light', 'dark', 'purple'] as const) {
    const isChoice = choice === 'light' || choice === 'dark';
    const theme = isChoice ? choice : system;

    // A choice that overrides the system has to be known before anything is painted.
    const isDecisive = system === 'dark' && choice === 'light';
    const testIt = isDecisive ? test : exhaustiveTest;
    testIt(
      `B1 B8 stored ${choice ?? 'nothing'}, system ${system}: ${theme}, in every frame`,
      async ({ page, complaints }) => {
        await page.emulateMedia({ colorScheme: system });
        if (choice) await choose(page, choice);
        // The theme must not depend on anything fetched.
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
        // Needs at least one frame, the first of which may be late on a busy machine.
        const seen = async () => (await frames()).map((frame) => frame.seen).filter(Boolean);
        await expect.poll(async () => [...new Set(await seen())]).toEqual([`${theme} ${theme}`]);

        await page.emulateMedia({ colorScheme: other(system) });
        await expectTheme(page, isChoice ? choice : other(system));
      },
    );
  }
}

for (const lang of journeyLangs('th')) {
  test(`B1 the switch toggles and stores the theme, by any input (${lang})`, async ({ page }) => {
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

/** A page of each kind: with content, of an account, an answer to a form, and a wrong address. */
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
  // A choice cleared in one tab is cleared in the others.
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  for (const tab of tabs) await expectTheme(tab, 'dark');
  await page.evaluate(() => localStorage.clear());
  for (const tab of tabs) await expectTheme(tab, 'light');
});

exhaustiveTest('B1 the switch works where storage is forbidden', async ({ page }) => {
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

test('words on dark backgrounds are printed dark, without the background', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  for (const dark of await page.locator('main :is(.deep, .ebony):not(:empty)').all()) {
    await expect(dark).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(dark).toHaveCSS('color', 'rgb(16, 20, 43)');
  }
});

/**
 * Records the theme at the moment when there is first anything to paint, however slowly the page loads. Runs in the
 * page.
 */
function noteThemeOfBody() {
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    Object.assign(window, { themeOfBody: document.documentElement.dataset['theme'] });
  });
  observer.observe(document, { childList: true, subtree: true });
}
