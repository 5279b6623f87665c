import { fill } from '../../../contract/fill.ts';
import { money, price, wholeNumber } from '../../../contract/format.ts';
import type { SectionContext } from '../define-section.ts';
import { monthOf } from '../pricing/month-of.ts';
import type { Plan } from '../pricing/plan-prices.ts';

/**
 * The price of a plan for a number of pages per month, in total and per page; without a price, the text shown instead.
 */
interface VolumeCost {
  month: string;
  page?: string;
  /** Whether no other plan of the row costs less. */
  isLeast: boolean;
}

export interface VolumeRow {
  pages: string;
  costs: VolumeCost[];
}

/** Returns a row for each number of pages: the price of every plan for it, in baht. */
export function volumeRows(
  plans: readonly Plan[],
  volumes: readonly number[],
  { lang, words: { priceTool: says } }: SectionContext,
): VolumeRow[] {
  return volumes.map((pages) => {
    const months = plans.map((plan) => monthOf(plan, pages, 'monthly', 'THB'));
    const least = Math.min(...months.filter((month) => month !== undefined));
    return {
      pages: wholeNumber(lang, pages),
      costs: plans.map(({ agreed = '–' }, index) => {
        const month = months[index];
        if (month === undefined) return { month: agreed, isLeast: false };
        return {
          month: price(lang, month, 'THB'),
          page: fill(says.eachPage, { amount: money(lang, month / pages, 'THB') }),
          isLeast: month === least,
        };
      }),
    };
  });
}
