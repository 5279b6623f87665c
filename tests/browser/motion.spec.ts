import { isExhaustive } from '../scope.ts';
import { expect, type Page, painted, scrollTo, settle, test, watchScrolling } from './site.ts';
import { linkToForm, words } from './words.ts';

test.use({ reducedMotion: 'no-preference' });

/** Returns every endless animation of the heroes with the styles of its element over time. */
const endless = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      .map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const element = effect.target as Element;
        const style = getComputedStyle(element);
        const { duration, delay = 0 } = effect.getTiming();
        animation.pause();
        const looks = [0, 1 / 4, 1 / 2].map((share) => {
          animation.currentTime = delay + Number(duration) * share;
          const turn = new DOMMatrix(
            `rotate(${style.rotate === 'none' ? 0 : style.rotate}) ${style.transform.replace('none', '')}`,
          );
          return {
            angle: Math.round((Math.atan2(turn.b, turn.a) * 180) / Math.PI),
            opacity: Number(style.opacity),
          };
        });
        animation.play();
        return {
          duration,
          looks,
          isEven: style.animationTimingFunction === 'linear',
          isInHero: element.closest('[data-section="hero"]') !== null,
          isShown: element.getClientRects().length > 0,
        };
      }),
  );

test('A10 one hero element spins once in 35 s, and one fades in 4 s', async ({ page }) => {
  await page.goto('/');
  await expect.poll(async () => (await endless(page)).length).toBeGreaterThan(0);
  const moving = await endless(page);
  const [spin, ...spinning] = moving.filter(({ duration }) => duration === 35_000);
  expect(spinning).toEqual([]);
  expect(spin).toMatchObject({ isEven: true, isInHero: true, isShown: true });
  expect(spin?.looks.map(({ angle }) => Math.abs(angle))).toEqual([0, 90, 180]);
  const [fade, ...fading] = moving.filter(({ duration }) => duration === 4_000);
  expect(fading).toEqual([]);
  expect(fade).toMatchObject({ isInHero: true, isShown: true });
  const seen = fade?.looks.map(({ opacity }) => opacity) ?? [];
  expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(0.5);
});

/** Properties animated without the main thread. */
const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

test('nothing runs on the main thread at rest', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('data-moves');
  const { frames, animated } = await page.evaluate(async () => {
    let frameRequests = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (look) => {
      frameRequests += 1;
      return ask(look);
    };
    // A script that draws on its own requests frame after frame.
    await new Promise((later) => setTimeout(later, 1_000));
    const running = document
      .getAnimations()
      .filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getTiming().iterations === Infinity;
      })
      .map(({ effect }) => effect as KeyframeEffect);
    const ABOUT_TIME = ['offset', 'computedOffset', 'easing', 'composite'];
    const properties = running.flatMap((effect) => effect.getKeyframes().flatMap(Object.keys));
    return {
      frames: frameRequests,
      animated: [...new Set(properties)].filter((name) => !ABOUT_TIME.includes(name)),
    };
  });
  expect(frames, 'calls of requestAnimationFrame').toBe(0);
  expect(animated.length).toBeGreaterThan(0);
  expect(animated.filter((property) => !COMPOSITED.includes(property))).toEqual([]);
});

/** Returns the position of each parallax layer in the document, by its speed. */
const layers = (page: Page) =>
  page.locator('[data-parallax-speed]').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const end = element.closest('section')?.getBoundingClientRect().bottom ?? 0;
      const speed = Number((element as HTMLElement).dataset['parallaxSpeed']);
      const isSeen = Math.min(bottom, end) > 0 && top < Math.min(innerHeight, end);
      return { speed, top: top + scrollY, isSeen };
    }),
  );

const STEP = 100;

test('A10 three parallax layers move at their speeds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await settle(page);
  // Motion starts when the cloth has entered.
  await expect(page.locator('html')).toHaveAttribute('data-moves');
  const atTop = await layers(page);
  expect(atTop.map(({ speed }) => speed).sort()).toEqual([0.35, 0.4, 0.5]);

  /** The movement of each layer in each step while visible, as a share of what its speed demands. */
  const moved = atTop.map((): number[] => []);
  let before = atTop;
  for (let scrolled = STEP; scrolled <= 18 * STEP; scrolled += STEP) {
    await scrollTo(page, scrolled);
    const now = await layers(page);
    for (const [index, { speed, top, isSeen }] of now.entries()) {
      const shift = top - (before[index]?.top ?? 0);
      if (isSeen)
        moved[index]?.push(Math.abs(shift - STEP * speed) <= 1.5 ? 1 : shift / (STEP * speed));
    }
    before = now;
  }
  for (const shares of moved) {
    expect(shares, `each step: ${shares}`).toEqual(shares.map(() => 1));
    expect(shares.length, `each step: ${shares}`).toBeGreaterThan(2);
  }

  await scrollTo(page, 0);
  expect(await layers(page)).toEqual(atTop);
});

test('A12 with reduced motion, nothing moves by itself and anchors jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await settle(page);
  await test.step('nothing spins or fades, and the page stays still', async () => {
    expect(await endless(page)).toEqual([]);
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    expect(await running()).toBe(0);
    if (!isExhaustive) return;
    const first = await page.screenshot({ fullPage: true });
    // Long enough for the site’s fastest animation, the woven cloth, to have continued.
    await page.evaluate(() => new Promise((later) => setTimeout(later, 400)));
    expect((await page.screenshot({ fullPage: true })).equals(first)).toBe(true);
  });

  await test.step('no layer moves against the page', async () => {
    const tops = async () => (await layers(page)).map(({ top }) => top);
    const before = await tops();
    await scrollTo(page, 300);
    expect(await tops()).toEqual(before);
  });

  await test.step('anchors and the link to the top jump at once', async () => {
    // At the link’s position, because pressing it elsewhere would scroll there.
    await scrollTo(page, 0);
    const places = await watchScrolling(page);
    await linkToForm(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await page.getByRole('link', { name: words('en').ui.top, exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // A scroll event is fired with the next frame.
    await painted(page);
    expect(await places()).toHaveLength(2);
  });
});
