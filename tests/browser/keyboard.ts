import type { Locator } from '@playwright/test';
import { expect, type Page } from './site.ts';

/** Goes on by Tab, or back, until something has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    // At once: the focus moves before a press is over.
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}
