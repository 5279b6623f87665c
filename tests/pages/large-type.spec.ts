import type { Page } from '@playwright/test';
import { signedIn } from '../browser/people.ts';
import { isExhaustive } from '../scope.ts';
import { sitePages } from '../tested-site.ts';
import { clippedWords, setTypeSize, spaceText } from './large-type.ts';
import { overflowProblems } from './overflow.ts';
import { expect, test } from './pages.ts';
import { openDetails, untilLoaded } from './visit.ts';

/** Pages with the parts most at risk: the frame, figures that would not wrap, the largest line. */
const DECISIVE = ['/th/', '/about/careers/data-engineer', '/landings/blog'];

/** Base font sizes that readers set in their browser, in px; the default is 16. */
const SIZES = isExhaustive ? [20, 24, 32] : [32];

/** Returns the text lost from a page at some widths of its window, once loaded. */
async function lostAt(page: Page, widths: readonly number[]): Promise<string[]> {
  await untilLoaded(page);
  await page.evaluate(openDetails);
  const lost: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = [
      ...(await page.evaluate(overflowProblems, 'body')),
      ...(await page.evaluate(clippedWords)),
    ];
    lost.push(...found.map((what) => `at ${width} px, ${what}`));
  }
  return lost;
}

const addressed = sitePages.filter(({ isAddress }) => isAddress);

for (const { path, needsSession } of addressed) {
  if (!isExhaustive && !DECISIVE.includes(path)) continue;
  test(`${path} loses nothing with large type or spaced-out text`, async ({ page, request }) => {
    if (needsSession) await signedIn(page, request);
    for (const size of SIZES) {
      await setTypeSize(page, size);
      await page.goto(path);
      expect(await lostAt(page, [320, 390]), `type of ${size} px`).toEqual([]);
    }
    await setTypeSize(page, 16);
    await page.goto(path);
    await spaceText(page);
    expect(await lostAt(page, [320, 1440]), 'spaced out').toEqual([]);
  });
}
