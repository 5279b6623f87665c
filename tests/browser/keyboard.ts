import type { Locator } from '@playwright/test';
import { expect, type Page } from './site.ts';

/** Time on the clock after which the keyboard is said not to lead somewhere, in milliseconds. */
const MOST = 30_000;

/**
 * Goes on by Tab, or back, until something has the focus. Asks after each press by a plain call: a failed expectation
 * costs more than the press, and there may be twenty on the way.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const until = Date.now() + MOST;
  let isReached = false;
  do {
    await page.keyboard.press(key);
    // At once: the focus moves before a press is over.
    isReached = await target.evaluate((element) => element === document.activeElement);
  } while (!isReached && Date.now() < until);
  expect(isReached, `whether ${key} leads to ${target}`).toBe(true);
}
