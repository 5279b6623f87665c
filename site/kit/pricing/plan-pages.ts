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
