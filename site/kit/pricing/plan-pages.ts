import { fill } from '../../../contract/fill.ts';
import { money, wholeNumber } from '../../../contract/format.ts';
import type { SectionContext } from '../define-section.ts';
import type { Plan } from './plan-prices.ts';

/** Returns the unit of a plan's price: given by the plan, or by the pages that its price includes. */
export function unitOf(
  { unit, pages, agreed }: Plan,
  { lang, words: { pricing: words } }: SectionContext,
): string | undefined {
  if (pages === undefined) return unit;
  const sentence = agreed === undefined ? words.withPages : words.fromPages;
  return fill(sentence, { pages: wholeNumber(lang, pages.included) });
}

/** Returns the features of a plan, with the price of an additional page last. */
export function featuresOf(
  { features, pages }: Plan,
  { lang, words: { pricing: words } }: SectionContext,
): string[] {
  const more = pages?.more;
  if (more === undefined) return features;
  const amounts = { baht: money(lang, more.THB, 'THB'), dollars: money(lang, more.USD, 'USD') };
  return [...features, fill(words.pageMore, amounts)];
}

/** The pages of a cell of a plan's band, and the band's columns and rows: those of the largest plan fill it. */
const PAGES = 100;
const COLUMNS = 72;
const ROWS = 7;

/** Returns the extent of a band's woven cells as variables of its style sheet: whole rows, and a part of the next. */
export function threadsOf(pages: number): Record<'--rows' | '--next' | '--part', string> {
  const cells = Math.min(Math.ceil(pages / PAGES), COLUMNS * ROWS);
  const rows = Math.floor(cells / COLUMNS);
  const share = (count: number, of: number) => `${(count / of) * 100}%`;
  return {
    '--rows': share(rows, ROWS),
    '--next': share(Math.min(rows + 1, ROWS), ROWS),
    '--part': share(cells - rows * COLUMNS, COLUMNS),
  };
}
