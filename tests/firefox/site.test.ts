import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { langOfPath, pathIn } from '../../contract/lang.ts';
import { leadsOf, someEmail } from '../browser/data.ts';
import { accountWords } from '../browser/people.ts';
import { journeyLangs, layoutPaths, wrongPaths } from '../browser/site.ts';
import { words } from '../browser/words.ts';
import { overflowProblems } from '../pages/overflow.ts';
import { isExhaustive } from '../scope.ts';
import { openFirefox, type Visit } from './firefox.ts';

let firefox: Awaited<ReturnType<typeof openFirefox>>;
let visit: Visit;

beforeAll(async () => {
  firefox = await openFirefox();
  process.env['SITE_DATA_DIR'] = firefox.site.dataDir;
}, 60_000);

afterAll(() => firefox?.close());

afterEach(async () => {
  expect(visit.complaints, 'what Firefox complained of').toEqual([]);
  await visit.page.browserContext().close();
});

async function open(path: string, width = 1440) {
  visit = await firefox.open(path, width);
  return visit.page;
}

/** Waits until some words are seen, wherever on the page. */
const seen = (text: string, within = 'body') =>
  visit.page.waitForFunction(
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

const paths = isExhaustive ? layoutPaths : ['/th/', '/account/sign-in'];

test.each(paths)('%s is shown whole', async (path) => {
  const page = await open(path);
  expect(visit.status).toBe(wrongPaths.includes(path) ? 404 : 200);
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
});

test.each(journeyLangs('th'))(
  'the call to action says what is wrong, and stores what is right (%s)',
  async (lang) => {
    const said = words(lang).form;
    const page = await open(pathIn(lang, '/'), 390);
    await page.locator('form [type="submit"]').click();
    await seen(said.email.required, 'form');
    const email = someEmail('firefox');
    // The server holds what is sent within the page's first second.
    await page.waitForFunction(() => performance.now() > 1000);
    await page.locator('form [name="email"]').fill(email);
    await page.locator('form [type="submit"]').click();
    await seen(said.sent, 'form');
    expect(leadsOf(email)).toEqual([
      expect.objectContaining({ form: 'call-to-action', heldFor: null }),
    ]);
  },
);

test.each(journeyLangs('en'))('signing in refuses strangers in words (%s)', async (lang) => {
  const said = accountWords(lang);
  const page = await open(pathIn(lang, '/account/sign-in'), 390);
  await page.locator('form [type="submit"]').click();
  await seen(said.fields.email.required, 'form');
  await page.locator('form [autocomplete="username"]').fill('nobody@example.com');
  await page.locator('form [autocomplete="current-password"]').fill('not the password');
  await page.locator('form [type="submit"]').click();
  await seen(said.refusals.messages.wrongLogin, 'form');
  // The refusal is what was asked for.
  expect(visit.complaints.splice(0)).toEqual([expect.stringMatching(/^status 400: .*login$/)]);
});

test.each(journeyLangs('th'))(
  'the panel opens, its groups too, and Escape closes it (%s)',
  async (lang) => {
    const page = await open(pathIn(lang, '/'), 390);
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
  },
);

test.each(journeyLangs('en'))(
  'a group of the bar opens over the page, and closes (%s)',
  async (lang) => {
    const page = await open(pathIn(lang, '/kit/menu-of-all'), 1440);
    await page.locator('[data-topbar] nav button[popovertarget]').click();
    await page.waitForSelector('[popover]:popover-open a');
    const isInView = await page.$eval('[popover]:popover-open', (panel) => {
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    });
    expect(isInView).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[popover]:popover-open') === null);
  },
);
