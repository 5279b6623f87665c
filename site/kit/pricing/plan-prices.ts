import { CURRENCIES, type Currency } from '../../../contract/currency.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export type Plan = SectionContent<typeof schema>['plans'][number];

/** The billing period of a price. */
export type Period = 'monthly' | 'yearly' | 'once';

/** A price of a plan in one currency and billing period. */
export interface PlanPrice {
  currency: Currency;
  period: Period;
  /** The price per month, or the one-time price. */
  amount: number;
  /** The total of a year paid at once. */
  yearTotal?: number;
  /** The saving compared with twelve monthly payments. */
  yearSaving?: number;
}

/** Returns every price of a plan; none if it is agreed on individually. */
export function pricesOf({ prices }: Pick<Plan, 'prices'>): PlanPrice[] {
  if (prices === undefined) return [];
  return CURRENCIES.flatMap((currency): PlanPrice[] => {
    if ('once' in prices) return [{ currency, period: 'once', amount: prices.once[currency] }];
    const [monthly, yearly] = [prices.monthly[currency], prices.yearly[currency]];
    return [
      { currency, period: 'monthly', amount: monthly },
      {
        currency,
        period: 'yearly',
        amount: yearly,
        ...(yearly > 0 && { yearTotal: yearly * 12 }),
        ...(yearly < monthly && { yearSaving: (monthly - yearly) * 12 }),
      },
    ];
  });
}

/** Whether a plan is free in every billing period. */
export const isFree = (prices: readonly PlanPrice[]): boolean =>
  prices.length > 0 && prices.every(({ amount }) => amount === 0);
