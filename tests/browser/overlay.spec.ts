import { isExhaustive } from '../scope.ts';
import {
  exhaustiveTest,
  expect,
  layoutPaths,
  type Page,
  test,
  watchFrames,
  wrongPaths,
} from './site.ts';
import { words } from './words.ts';

test.use({ reducedMotion: 'no-preference' });

/** Each layout; a wrong address is one of them, too, but answers with a status that is none of a page's. */
const PATHS = isExhaustive ? layoutPaths.filter((path) => !wrongPaths.includes(path)) : ['/'];

/** A page that is soon there, where any does as well: the overlay is of the frame. */
const PATH = '/account/sign-in';

/** How long after the first paint the overlay may be seen, in ms (spec A7). */
const GONE_AT = 500;

/** Whether the overlay can be seen; undefined while there is none. Runs in the page. */
const isOverlaySeen = () =>
  document
    .querySelector('[data-loading-overlay]')
    ?.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** When the present document was first painted; waits for it. */
async function firstPaint(page: Page): Promise<number> {
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  await expect.poll(painted).toBeDefined();
  return (await painted()) ?? Number.NaN;
}

/** Puts the overlay's clock to a time after its start, and says what stands over the page's centre and corners. */
const coveredAt = (page: Page, time: number) =>
  page.locator('[data-loading-overlay]').evaluate((overlay: HTMLElement, currentTime) => {
    const animations = overlay.getAnimations();
    if (animations.length === 0) return 'the overlay has no clock';
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = currentTime;
    }
    // Whether or not it takes clicks: what matters is what it would lie over.
    overlay.style.pointerEvents = 'auto';
    const [right, bottom] = [innerWidth - 1, innerHeight - 1];
    const places = [
      [right / 2, bottom / 2],
      [0, 0],
      [right, 0],
      [0, bottom],
      [right, bottom],
    ];
    const covered = places.filter(([x = 0, y = 0]) =>
      overlay.contains(document.elementFromPoint(x, y)),
    );
    return `${covered.length} of ${places.length}`;
  }, time);

for (const path of PATHS) {
  test(`A7 the overlay on ${path} covers the page from the first frame on, and is gone at 500 ms`, async ({
    page,
  }) => {
    const frames = await watchFrames(page, isOverlaySeen);
    await page.goto(path);
    await firstPaint(page);
    expect((await frames()).find(({ seen }) => seen !== undefined)?.seen).toBe(true);
    // It goes by itself; when, its own clock says: that of a busy machine begins late.
    await expect(page.locator('[data-loading-overlay]')).toBeHidden();
    expect(await coveredAt(page, 0)).toBe('5 of 5');
    expect(await coveredAt(page, GONE_AT / 2)).toBe('5 of 5');
    expect(await coveredAt(page, GONE_AT)).toBe('0 of 5');
  });
}

test('A7 the overlay does not swallow clicks, even at the start', async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.getByRole('button', { name: words('en').ui.menu, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    exhaustiveTest(
      `A7 A12 the overlay on ${path} covers the page and goes away`,
      async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('[data-loading-overlay]')).toBeHidden();
        expect(
          await page.evaluate(() => document.elementFromPoint(640, 360)?.closest('main')),
        ).not.toBeNull();
        expect(await coveredAt(page, 0)).toBe('5 of 5');
        expect(await coveredAt(page, GONE_AT)).toBe('0 of 5');
      },
    );
  }

  exhaustiveTest(
    'A12 the overlay is not shown when one follows a link of ours',
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: /^TH/ }).click();
      await expect(page).toHaveURL('/th/');
      await firstPaint(page);
      expect(await page.evaluate(isOverlaySeen)).toBe(false);
      expect(['0 of 5', 'the overlay has no clock']).toContain(await coveredAt(page, 1));
    },
  );
});

test.describe('A12 the overlay is for a fresh load only:', () => {
  /** Waits until the present document was painted and its overlay is gone; says whether it was seen. */
  async function wasSeen(page: Page, frames: () => Promise<{ at: number; seen: unknown }[]>) {
    await page.waitForLoadState();
    await firstPaint(page);
    await expect(page.locator('[data-loading-overlay]')).toBeHidden();
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(1);
    return (await frames()).some(({ seen }) => seen);
  }

  test('shown on a reload and on an address typed in, not on a link of ours, nor on Back', async ({
    page,
  }) => {
    const frames = await watchFrames(page, isOverlaySeen);
    await page.goto(PATH);
    expect(await wasSeen(page, frames), 'first visit').toBe(true);

    await page.getByRole('banner').getByRole('link', { name: /^TH/ }).click();
    await expect(page).toHaveURL(`/th${PATH}`);
    expect(await wasSeen(page, frames), 'a link of ours').toBe(false);

    await page.reload();
    expect(await wasSeen(page, frames), 'reload').toBe(true);

    await page.goBack();
    await expect(page).toHaveURL(PATH);
    expect(await wasSeen(page, frames), 'Back').toBe(false);

    await page.goto(`/th${PATH}`);
    expect(await wasSeen(page, frames), 'an address typed in').toBe(true);
  });

  exhaustiveTest('not shown to those who ask for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frames = await watchFrames(page, isOverlaySeen);
    await page.goto('/');
    expect(await wasSeen(page, frames)).toBe(false);
  });
});
