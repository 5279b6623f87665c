import { price } from '../../../contract/format.ts';
import type { SectionContext } from '../define-section.ts';
import type { Plan } from '../pricing/plan-prices.ts';

/** What a plan costs, in baht: by the month where it is paid by the month, or what stands in the place of a price. */
export function costOf({ prices, agreed = '' }: Plan, { lang, words }: SectionContext): string {
  if (prices === undefined) return agreed;
  const { THB } = 'once' in prices ? prices.once : prices.monthly;
  return THB === 0 ? words.pricing.free : price(lang, THB, 'THB');
}
