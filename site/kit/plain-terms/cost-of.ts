import { price } from '../../../contract/format.ts';
import type { SectionContext } from '../define-section.ts';
import type { Plan } from '../pricing/plan-prices.ts';

/** Returns the price of a plan in baht: per month if it is billed monthly, or the text shown instead of a price. */
export function costOf({ prices, agreed = '' }: Plan, { lang, words }: SectionContext): string {
  if (prices === undefined) return agreed;
  const { THB } = 'once' in prices ? prices.once : prices.monthly;
  return THB === 0 ? words.pricing.free : price(lang, THB, 'THB');
}
