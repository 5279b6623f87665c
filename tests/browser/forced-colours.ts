import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** Expects each switch to show its knob, on or off, in forced colors, and leaves the page unchanged. */
export async function expectKnobs(page: Page, switches: readonly Locator[]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  for (const control of switches) {
    const [knob, track] = await control.evaluate((element) => [
      getComputedStyle(element, '::before').backgroundColor,
      getComputedStyle(element).backgroundColor,
    ]);
    expect(knob).not.toBe('rgba(0, 0, 0, 0)');
    expect(knob).not.toBe(track);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}
