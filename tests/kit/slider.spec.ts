import { readContent } from '../../contract/content-file.ts';
import { FIRST_LANG, localizedPath } from '../../contract/lang.ts';
import { kitWords } from '../../site/words/kit-words.ts';
import { holdIslands, ISLAND_CODE } from '../browser/lead-forms.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, painted, test } from '../browser/site.ts';
import { exampleOf } from './examples.ts';

test.use({ reducedMotion: 'no-preference' });

const { anchor, heading, testimonials } = await exampleOf('testimonials', 'slider');
const last = testimonials.length - 1;
const words = readContent('content/kit.yaml', kitWords).slider;

for (const lang of journeyLangs('en')) {
  const parts = (page: Page) => {
    const section = page.locator(`#${anchor}`);
    const view = section.getByRole('region', { name: heading[lang], exact: true });
    return {
      view,
      island: section.locator('astro-island'),
      slides: view.getByRole('listitem'),
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

  /** Opens the kit with the slider in view, and hydrates it unless it should stay as built. */
  async function open(page: Page, { isCold = false } = {}) {
    // A blocked request may be a script that the load event waits for.
    await page.goto(localizedPath(lang, '/kit/testimonials'), {
      waitUntil: isCold ? 'commit' : 'load',
    });
    const slider = parts(page);
    await slider.view.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    if (!isCold) {
      await slider.slides.first().hover();
      await expect(slider.island).not.toHaveAttribute('ssr');
    }
    return slider;
  }

  /** Opens the kit with a pointer on the slider, whose code is requested but blocked until released. */
  async function openHeld(page: Page) {
    const release = await holdIslands(page);
    // Waits for the script that records early input: a press before it would be lost on the loading page.
    const codeRequest = page.waitForRequest(ISLAND_CODE);
    const slider = await open(page, { isCold: true });
    await slider.slides.first().hover();
    await codeRequest;
    return { ...slider, release };
  }

  /**
   * Presses on the first slide, moves by a distance, and releases after a number of milliseconds unless it should be
   * held. The times are those of the events, so the drag takes equally long on a busy machine.
   */
  async function drag(
    page: Page,
    by: { x: number; y?: number },
    { isHeld = false, ms = 100 } = {},
  ) {
    const box = await parts(page).slides.first().boundingBox();
    if (!box) throw new Error('The first slide is not visible.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hand = await page.context().newCDPSession(page);
    const began = Date.now() / 1000;
    const act = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', moved: number) =>
      hand.send('Input.dispatchMouseEvent', {
        type,
        x: x + moved * by.x,
        y: y + moved * (by.y ?? 0),
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        timestamp: began + (type === 'mousePressed' ? 0 : ms / 1000),
      });
    await page.mouse.move(x, y);
    await act('mousePressed', 0);
    await act('mouseMoved', 1);
    if (!isHeld) await act('mouseReleased', 1);
    return { letGo: () => act('mouseReleased', 1), moveOn: () => act('mouseMoved', 2) };
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
        await expect(slides.nth(slide)).toBeInViewport({ ratio: 0.9 });
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

      const short = await drag(page, { x: -4 }, { isHeld: true });
      expect(await left()).toBe(0);
      await short.letGo();
      expect(await left()).toBe(0);
      const long = await drag(page, { x: -5 }, { isHeld: true });
      expect(await left()).toBe(5);
      await long.letGo();
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

    for (const [what, ms, slide] of [
      ['a flick leads to the next slide', 100, 1],
      ['dragged a little and let go slowly, it comes back', 400, 0],
    ] as const) {
      const testIt = slide === 1 ? test : exhaustiveTest;
      testIt(what, async ({ page }) => {
        const { position, left, view } = await open(page);
        await drag(page, { x: -40 }, { ms });
        await expect(view).not.toHaveAttribute('data-moving');
        await expect(position).toHaveText(positionText(slide));
        const rest = await left();
        await painted(page);
        expect(await left()).toBe(rest);
      });
    }

    exhaustiveTest('shows its position when scrolled by other means', async ({ page }) => {
      const { view, position } = await open(page);
      await view.evaluate((element) => {
        element.scrollLeft = element.scrollWidth;
      });
      await expect(position).toHaveText(positionText(last));
    });
  });

  test(`C4 a slider in ${lang} moves by one, once loaded, for a press before its code loaded`, async ({
    page,
  }) => {
    const { island, view, next, position, release } = await openHeld(page);
    await next.click();
    await expect(island).toHaveAttribute('ssr');
    await expect(position).toHaveText(positionText(0));
    await release();
    await expect(position).toHaveText(positionText(1));
    await expect(view).not.toHaveAttribute('data-moving');
    expect(await position.textContent()).toBe(positionText(1));
  });

  exhaustiveTest(
    `C4 a slider in ${lang} follows a drag that began before its code loaded`,
    async ({ page }) => {
      const { left, position, release } = await openHeld(page);
      const { moveOn, letGo } = await drag(page, { x: -60 }, { isHeld: true });
      expect(await left()).toBe(0);
      await release();
      await expect.poll(left).toBe(60);
      await moveOn();
      await expect.poll(left).toBe(120);
      await letGo();
      await expect(position).toHaveText(positionText(1));
    },
  );

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

    exhaustiveTest('scrolls by keyboard and has no buttons', async ({ page }) => {
      await page.goto(localizedPath(lang, '/kit/testimonials'));
      const { view, slides, next, previous } = parts(page);
      await expect(next).toBeHidden();
      await expect(previous).toBeHidden();
      await view.focus();
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    });
  });
}
