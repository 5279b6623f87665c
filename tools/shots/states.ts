import { expect, type Locator, type Page } from '@playwright/test';
import { readContent } from '../../contract/content-file.ts';
import type { Lang } from '../../contract/lang.ts';
import { ui } from '../../site/words/ui.ts';

export const stateNames = ['panel', 'stuck', 'invalid', 'knot', 'footer'] as const;
export type StateName = (typeof stateNames)[number];

/** The part of the page to capture, in the form that `page.screenshot` takes. */
interface Frame {
  fullPage?: boolean;
  clip?: { x: number; y: number; width: number; height: number };
}

/**
 * Brings a settled page into a state and returns the part of it that shows the state: the screen for an overlay,
 * otherwise the section around the control.
 * @throws if the page does not reach the state within 5 s
 */
export function reachState(page: Page, state: StateName, language: Lang): Promise<Frame> {
  page.setDefaultTimeout(5000);
  return reach[state](page, language);
}

const reach: Record<StateName, (page: Page, language: Lang) => Promise<Frame>> = {
  async panel(page, language) {
    const name = readContent('content/ui.yaml', ui).menu[language];
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.locator('dialog[open]').waitFor();
    return {};
  },

  async stuck(page) {
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.locator('[data-topbar][data-stuck]').waitFor();
    return {};
  },

  async invalid(page) {
    const section = page.locator('section[data-section="cta"]');
    await section.locator('form [type="submit"], form button:not([type])').first().click();
    await section.locator('form.was-validated').waitFor();
    return around(section);
  },

  async knot(page) {
    // With the keyboard, so that the focus ring is visible and hidden inputs work.
    const knot = page.locator('[data-weave-table] input[type="radio"]').nth(2);
    await knot.focus();
    await page.keyboard.press('Space');
    await expect(knot).toBeChecked();
    return around(page.locator('section', { has: page.locator('[data-weave-table]') }).first());
  },

  async footer(page) {
    // From 768 px up, the groups are always open and cannot be pressed.
    const group = page.locator('footer details').first();
    const narrow = (page.viewportSize()?.width ?? 0) < 768;
    if (narrow && (await group.getAttribute('open')) === null) {
      await group.locator('summary').click();
    }
    return around(page.locator('footer').last());
  },
};

/** Returns the frame around an element, with the page scrolled to the top and no sticky bar. */
async function around(element: Locator): Promise<Frame> {
  const clip = await element.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Repeated, because a smooth scroll to the control may still be running.
    do {
      scrollTo({ top: 0, behavior: 'instant' });
      await frame();
      await frame();
    } while (scrollY > 0);
    // As the screenshot will do, so that nothing moves between measuring and capturing.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const { top, height } = element.getBoundingClientRect();
    return { x: 0, y: top + scrollY, width: innerWidth, height };
  });
  return { fullPage: true, clip };
}
