import { readContent } from '../../contract/content-file.ts';
import { FIRST_LANG, localizedPath } from '../../contract/lang.ts';
import { kitWords } from '../../site/words/kit-words.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { pieceOf } from './piece.ts';

test.use({ reducedMotion: 'no-preference' });

const {
  path,
  section: { heading, projects },
} = await pieceOf('case-slides');
const last = projects.length - 1;
const words = readContent('content/kit.yaml', kitWords).slider;

for (const lang of journeyLangs('en')) {
  const parts = (page: Page) => {
    const section = page.locator('.case-slides');
    const view = section.getByRole('region', { name: heading[lang], exact: true });
    return {
      view,
      island: section.locator('astro-island'),
      slides: view.getByRole('article'),
      next: section.getByRole('button', { name: words.next[lang] }),
      previous: section.getByRole('button', { name: words.previous[lang] }),
      position: section.getByRole('status'),
      left: () => view.evaluate((element) => element.scrollLeft),
    };
  };

  const positionText = (slide: number) =>
    words.position[lang]
      .replace('{slide}', String(slide + 1))
      .replace('{slides}', String(last + 1));

  /** Opens the page with the slider in view, and hydrates it. */
  async function open(page: Page) {
    await page.goto(localizedPath(lang, path));
    const slider = parts(page);
    await slider.view.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await slider.slides.first().hover();
    await expect(slider.island).not.toHaveAttribute('ssr');
    return slider;
  }

  /**
   * Presses on the first slide, moves to the left, and releases after 100 ms unless it should be held. The times are
   * those of the events, so the drag takes equally long on a busy machine.
   */
  async function drag(page: Page, by: number, { isHeld = false } = {}) {
    const box = await parts(page).slides.first().boundingBox();
    if (!box) throw new Error('The first slide is not visible.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hand = await page.context().newCDPSession(page);
    const began = Date.now() / 1000;
    const act = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') =>
      hand.send('Input.dispatchMouseEvent', {
        type,
        x: type === 'mousePressed' ? x : x - by,
        y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        timestamp: type === 'mousePressed' ? began : began + 0.1,
      });
    await page.mouse.move(x, y);
    await act('mousePressed');
    await act('mouseMoved');
    if (!isHeld) await act('mouseReleased');
    return () => act('mouseReleased');
  }

  /** Stops the page’s clock, so that time passes only when told to. */
  async function stopClock(page: Page) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }

  // The motion is the same in each language: one on a desktop, the other on a phone.
  const width = lang === FIRST_LANG ? 1440 : 390;
  test.describe(`C4 a slider in ${lang} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('moves from the first slide to the last and back by buttons and arrow keys, and by dragging 5 px or more', async ({
      page,
    }) => {
      const { next, previous, position, slides, view, left } = await open(page);
      await expect(previous).toBeDisabled();
      for (let slide = 1; slide <= last; slide += 1) {
        await next.click();
        await expect(position).toHaveText(positionText(slide));
        await expect(slides.nth(slide)).toBeInViewport({ ratio: 0.3 });
      }
      await expect(next).toBeDisabled();
      for (let slide = last - 1; slide >= 0; slide -= 1) {
        await previous.click();
        await expect(position).toHaveText(positionText(slide));
      }
      await expect(previous).toBeDisabled();
      await view.focus();
      await page.keyboard.press('ArrowRight');
      await expect(position).toHaveText(positionText(1));
      await page.keyboard.press('ArrowLeft');
      await expect(position).toHaveText(positionText(0));
      await expect(view).not.toHaveAttribute('data-moving');

      const releaseShort = await drag(page, 4, { isHeld: true });
      expect(await left()).toBe(0);
      await releaseShort();
      expect(await left()).toBe(0);
      const releaseLong = await drag(page, 5, { isHeld: true });
      expect(await left()).toBe(5);
      await releaseLong();
      await expect(view).not.toHaveAttribute('data-moving');

      // A flick leads to the next slide.
      await drag(page, 40);
      await expect(view).not.toHaveAttribute('data-moving');
      await expect(position).toHaveText(positionText(1));
    });

    test('changes within 300 ms', async ({ page }) => {
      await page.clock.install();
      const { view, next, position, left } = await open(page);
      await stopClock(page);
      await next.click();
      await page.clock.runFor(150);
      const halfway = await left();
      expect(halfway).toBeGreaterThan(0);
      await page.clock.runFor(130);
      await expect(view).toHaveAttribute('data-moving');
      await page.clock.runFor(40);
      await expect(view).not.toHaveAttribute('data-moving');
      expect(await left()).toBeGreaterThan(halfway);
      await expect(position).toHaveText(positionText(1));
    });
  });

  test.describe(`C4 a slider in ${lang} with reduced motion`, () => {
    test.use({ reducedMotion: 'reduce' });

    exhaustiveTest('changes at once', async ({ page }) => {
      await page.clock.install();
      const { view, next, position } = await open(page);
      await stopClock(page);
      await next.click();
      await expect(view).not.toHaveAttribute('data-moving');
      await expect(position).toHaveText(positionText(1));
    });
  });

  test.describe(`C4 a slider in ${lang} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('show everything, scroll by keyboard and do not widen the page', async ({ page }) => {
      await page.goto(localizedPath(lang, path));
      const { view, slides } = parts(page);
      await expect(slides).toHaveCount(projects.length);
      await view.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    });
  });
}
