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

/** A page of each layout, except wrong addresses, whose status is not a page’s. */
const PATHS = isExhaustive ? layoutPaths.filter((path) => !wrongPaths.includes(path)) : ['/'];

/** A page that loads quickly: the overlay is the same on every page. */
const PATH = '/account/sign-in';

/** Time in ms after the first paint until which the overlay may be visible (spec A7). */
const GONE_AT = 500;

/** Whether the overlay is visible; undefined while there is none. Runs in the page. */
const isOverlaySeen = () =>
  document
    .querySelector('[data-loading-overlay]')
    ?.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Returns when the current document was first painted; waits for it. */
async function firstPaint(page: Page): Promise<number> {
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  await expect.poll(painted).toBeDefined();
  return (await painted()) ?? Number.NaN;
}

/** Sets the overlay’s clock to a time after its start and returns what covers the page’s center and corners. */
const coveredAt = (page: Page, time: number) =>
  page.locator('[data-loading-overlay]').evaluate((overlay: HTMLElement, currentTime) => {
    const animations = overlay.getAnimations();
    if (animations.length === 0) return 'the overlay has no clock';
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = currentTime;
    }
    // Included even if it ignores clicks, because only its position matters.
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
  test(`A7 the overlay on ${path} covers the page at first, not at 500 ms`, async ({ page }) => {
    const frames = await watchFrames(page, isOverlaySeen);
    await page.goto(path);
    await firstPaint(page);
    expect((await frames()).find(({ seen }) => seen !== undefined)?.seen).toBe(true);
    // It disappears on its own clock, which starts late on a busy machine.
    await expect(page.locator('[data-loading-overlay]')).toBeHidden();
    expect(await coveredAt(page, 0)).toBe('5 of 5');
    expect(await coveredAt(page, GONE_AT / 2)).toBe('5 of 5');
    expect(await coveredAt(page, GONE_AT)).toBe('0 of 5');
  });
}

test('A7 the overlay lets clicks through, even at the start', async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.getByRole('button', { name: words('en').ui.menu, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  exhaustiveTest('A12 the overlay is not shown after an internal link', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: /^TH/ }).click();
    await expect(page).toHaveURL('/th/');
    await firstPaint(page);
    expect(await page.evaluate(isOverlaySeen)).toBe(false);
    expect(['0 of 5', 'the overlay has no clock']).toContain(await coveredAt(page, 1));
  });
});

test.describe('A12 the overlay appears only on a fresh load:', () => {
  /** Waits until the current document was painted and its overlay is gone. Returns whether it was seen. */
  async function wasSeen(page: Page, frames: () => Promise<{ at: number; seen: unknown }[]>) {
    await page.waitForLoadState();
    await firstPaint(page);
    await expect(page.locator('[data-loading-overlay]')).toBeHidden();
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(1);
    return (await frames()).some(({ seen }) => seen);
  }

  test('on a reload and a typed address, not for an internal link or Back', async ({ page }) => {
    const frames = await watchFrames(page, isOverlaySeen);
    await page.goto(PATH);
    expect(await wasSeen(page, frames), 'first visit').toBe(true);

    await page.getByRole('banner').getByRole('link', { name: /^TH/ }).click();
    await expect(page).toHaveURL(`/th${PATH}`);
    expect(await wasSeen(page, frames), 'an internal link').toBe(false);

    await page.reload();
    expect(await wasSeen(page, frames), 'reload').toBe(true);

    await page.goBack();
    await expect(page).toHaveURL(PATH);
    expect(await wasSeen(page, frames), 'Back').toBe(false);

    await page.goto(`/th${PATH}`);
    expect(await wasSeen(page, frames), 'a typed address').toBe(true);
  });

  exhaustiveTest('not with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frames = await watchFrames(page, isOverlaySeen);
    await page.goto('/');
    expect(await wasSeen(page, frames)).toBe(false);
  });
});
