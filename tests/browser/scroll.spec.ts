import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import {
  expect,
  firstLayoutPaths,
  journeyLangs,
  type Page,
  scrollTo,
  settle,
  test,
  watchScrolling,
} from './site.ts';
import { words } from './words.ts';

test.use({ reducedMotion: 'no-preference' });

/** A page that is long enough to scroll and has no motion of its own. */
const LONG = '/pages/pricing';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const lang of journeyLangs('th')) {
  const name = words(lang).ui.top;

  test(`A8 the button to the top appears past 600 px, disappears above and scrolls smoothly to the skip link (${lang})`, async ({
    page,
  }) => {
    await page.goto(localizedPath(lang, LONG));
    const top = page.getByRole('link', { name, exact: true });
    await expect(top).toBeHidden();
    await scrollTo(page, 601);
    await expect(top).toBeVisible();
    await scrollTo(page, 600);
    await expect(top).toBeHidden();

    // It scrolls smoothly to the top, and the keyboard continues from there.
    await scrollTo(page, 1800);
    const placesSeen = await watchScrolling(page);
    await top.press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    const places = await placesSeen();
    // The number of positions on the way depends on how fast the machine draws.
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('smooth');
    expect(places).toEqual([...places].sort((a, b) => b - a));

    await page.keyboard.press('Tab');
    const skip = page.getByText(words(lang).ui.skipToContent);
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('A11 another page starts at its top, and Back returns to the place', async ({ page }) => {
  await page.goto(LONG);
  await settle(page);
  await scrollTo(page, 1234);
  await page.getByRole('banner').getByRole('link', { name: /^TH/ }).click();
  await expect(page).toHaveURL(`/th${LONG}`);
  await settle(page);
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expect.poll(() => scrolled(page)).toBe(1234);
  await settle(page);
  expect(await scrolled(page)).toBe(1234);
});

const makeTall = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const spacer = document.createElement('div');
    spacer.style.height = '3000px';
    main.append(spacer);
  });

for (const path of isExhaustive ? firstLayoutPaths : ['/']) {
  test(`B2 the bar on ${path} sticks past 500 px and is released above`, async ({ page }) => {
    await page.goto(path);
    await makeTall(page);
    await settle(page);
    const bar = page.getByRole('banner');
    const before = await bar.evaluate((element) => ({
      position: getComputedStyle(element).position,
      height: element.getBoundingClientRect().height,
      // The position of the words in the document.
      words: (document.querySelector('main h1')?.getBoundingClientRect().top ?? 0) + scrollY,
    }));
    // Both kinds of bar are tested.
    if (path === '/pages/pricing') expect(before.position).not.toBe('absolute');
    if (path === '/') expect(before.position).toBe('absolute');
    const padding = before.position === 'absolute' ? '0px' : `${before.height}px`;

    await scrollTo(page, 501);
    await expect(bar).toHaveAttribute('data-stuck');
    await expect(page.locator('body')).toHaveCSS('padding-top', padding);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const wordsNow = await page
      .locator('main h1')
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    expect(Math.abs(wordsNow - before.words), 'the page jumps').toBeLessThan(0.5);

    await scrollTo(page, 500);
    await expect(bar).not.toHaveAttribute('data-stuck');
    await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
    expect((await bar.boundingBox())?.y).toBe(-500);
  });
}
