import type { Locator } from '@playwright/test';
import { expect, type Page } from './site.ts';

/** Time in milliseconds after which the keyboard counts as not reaching a target. */
const MOST = 30_000;

/**
 * Presses Tab or Shift+Tab until the target has the focus. Checks after each press by a plain call, because a failed
 * expectation takes longer than the press, and there may be twenty of them.
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
