import type { Locator } from '@playwright/test';
import { expect, type Page } from './site.ts';

/** Goes on by Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
