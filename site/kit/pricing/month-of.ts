import type { Currency } from '../../../contract/currency.ts';
import type { Period, Plan } from './plan-prices.ts';

/** Rounds an amount to the satang. */
export const toSatang = (amount: number): number => Math.round(amount * 100) / 100;

/** Returns the price of a number of pages per month with a plan; undefined if it does not sell them. */
export function monthOf(
  plan: Pick<Plan, 'prices' | 'pages'>,
  pages: number,
  period: Exclude<Period, 'once'>,
  currency: Currency,
): number | undefined {
  if (plan.prices === undefined || 'once' in plan.prices || plan.pages === undefined) return;
  const beyond = Math.max(0, pages - plan.pages.included);
  const more = plan.pages.more?.[currency];
  if (beyond > 0 && more === undefined) return;
  return toSatang(plan.prices[period][currency] + beyond * (more ?? 0));
}
