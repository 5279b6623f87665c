import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { langOfPath, localizedPath } from '../../contract/lang.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import { journeyLangs, layoutPaths, wrongPaths } from '../browser/site.ts';
import { words } from '../browser/words.ts';
import { overflowProblems } from '../pages/overflow.ts';
import { isExhaustive } from '../scope.ts';
import { openFirefox } from './firefox.ts';

let firefox: Awaited<ReturnType<typeof openFirefox>>;

beforeAll(async () => {
  firefox = await openFirefox();
  process.env['SITE_DATA_DIR'] = firefox.site.dataDir;
}, 60_000);

afterAll(() => firefox?.close());

afterEach(async () => {
  expect(firefox.visit.complaints.splice(0), 'Firefox’s complaints').toEqual([]);
});

/** Waits until words are visible anywhere on the page. */
const waitForText = (text: string, within = 'body') =>
  firefox.visit.page.waitForFunction(
    (selector, wanted) =>
      [...document.querySelectorAll(`${selector} *`)].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.textContent?.replaceAll('\u00a0', ' ').includes(wanted),
      ),
    { timeout: 30_000 },
    within,
    text.replaceAll('\u00a0', ' '),
  );

/** Expects a page to be shown whole, with nothing cut off. */
async function expectWhole(path: string): Promise<void> {
  const page = await firefox.open(path, 1440);
  expect(firefox.visit.status).toBe(wrongPaths.includes(path) ? 404 : 200);
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['fonts'] === 'all' &&
      !document
        .querySelector('[data-loading-overlay]')
        ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  for (const width of [390, 1440]) {
    await page.setViewport({ width, height: 900 });
    expect(await page.evaluate(overflowProblems, 'body'), `at ${width} px`).toEqual([]);
  }
  const looks = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    heading: document.querySelector('h1')?.checkVisibility({ opacityProperty: true }),
    ground: getComputedStyle(document.body).backgroundColor,
    pictures: [...document.images].filter(
      (image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '',
    ).length,
  }));
  expect(looks).toMatchObject({
    lang: langOfPath(path),
    heading: true,
    pictures: 0,
  });
  expect(looks.ground).not.toBe('rgba(0, 0, 0, 0)');
}

const homes = journeyLangs('th').map((lang) => [lang, localizedPath(lang, '/')] as const);
const others = isExhaustive
  ? layoutPaths.filter((path) => !homes.some(([, home]) => home === path))
  : journeyLangs('en').map((lang) => localizedPath(lang, '/account/sign-in'));

test.each(others)('%s is shown whole', expectWhole);

// All checks of one page are grouped, so that it is loaded once.
for (const [lang, path] of homes) {
  describe(path, () => {
    test('is shown whole', () => expectWhole(path));

    test('opens a group of the bar over the page and closes it', async () => {
      const page = await firefox.open(path, 1440);
      await page.locator('[data-topbar] nav button[popovertarget]').click();
      await page.waitForSelector('[popover]:popover-open a');
      const isInView = await page.$eval('[popover]:popover-open', (panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      });
      expect(isInView).toBe(true);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('[popover]:popover-open') === null);
    });

    test('opens the panel and its groups and closes it with Escape', async () => {
      const page = await firefox.open(path, 390);
      await page.locator('[commandfor="side-panel"][command="show-modal"]').click();
      await page.waitForSelector('dialog:modal');
      const isOpen = () =>
        page.$eval('dialog details', (details) => (details as HTMLDetailsElement).open);
      const wasOpen = await isOpen();
      await page.locator('dialog summary').click();
      expect(await isOpen()).toBe(!wasOpen);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog:modal') === null);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('commandfor'))).toBe(
        'side-panel',
      );
    });

    test('marks faults in the call to action and stores a valid one', async () => {
      const texts = words(lang).form;
      const page = await firefox.open(path, 390);
      await page.locator('form [type="submit"]').click();
      await waitForText(texts.email.required, 'form');
      const email = someEmail('firefox');
      // The server holds forms sent within the page’s first second.
      await page.waitForFunction(() => performance.now() > 1000);
      await page.locator('form [name="email"]').fill(email);
      await page.locator('form [type="submit"]').click();
      await waitForText(texts.sent, 'form');
      expect(leadsOf(email)).toEqual([
        expect.objectContaining({ form: 'call-to-action', heldFor: null }),
      ]);
    });
  });
}
