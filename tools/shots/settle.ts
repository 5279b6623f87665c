import type { Page } from '@playwright/test';

/**
 * Waits until a page looks final: every section laid out (site/styles/skipped-sections.css), scrolled through once so
 * that lazy pictures load, fonts loaded, visible pictures decoded, the loading overlay gone. Then scrolls back to the
 * top.
 * @throws after Playwright's 30 s if that never happens
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const root = document.documentElement;
    root.dataset['whole'] = '';
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.waitForFunction(() => {
    const seen = { opacityProperty: true, visibilityProperty: true };
    const covered = document.querySelector('[data-loading-overlay]')?.checkVisibility(seen);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    return !covered && shown.every((image) => image.complete);
  });
  // A picture that cannot be decoded is shown as broken.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => image.decode()),
    ),
  );
}
