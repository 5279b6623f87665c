import type { Lang } from '../../contract/lang.ts';
import { expect, type Page } from '../browser/site.ts';
import { lineFaults } from './line-ends.ts';
import { overflowProblems } from './overflow.ts';
import { typesettingProblems } from './typesetting.ts';

/** Expects what a page shows to fit its window at each width and, in Thai, to be set as it should be. */
export async function expectFitting(
  page: Page,
  lang: Lang,
  { state = '', widths = [320, 390, 768, 1440] }: { state?: string; widths?: readonly number[] },
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${state} at ${width} px`;
    await expect.poll(() => page.evaluate(overflowProblems, 'body'), where).toEqual([]);
    if (lang !== 'th') continue;
    expect((await lineFaults(page)).brokenTerms, where).toEqual([]);
    expect(await page.evaluate(typesettingProblems), where).toEqual([]);
  }
}
