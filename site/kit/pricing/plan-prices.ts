import { CURRENCIES, type Currency } from '../../../contract/currency.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export type Plan = SectionContent<typeof schema>['plans'][number];

/** How a price is paid. */
export type Period = 'monthly' | 'yearly' | 'once';

/** One of the prices of a plan: what it is in one currency when paid in one way. */
export interface PlanPrice {
  currency: Currency;
  period: Period;
  /** What a month costs, or what is paid once. */
  amount: number;
  /** What a year costs that is paid at once. */
  yearTotal?: number;
  /** How much less that is than twelve months paid one by one. */
  yearSaving?: number;
}

/** Every price of a plan; none where it is agreed upon. */
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

/** Whether a plan costs nothing, however it is paid. */
export const isFree = (prices: readonly PlanPrice[]): boolean =>
  prices.length > 0 && prices.every(({ amount }) => amount === 0);
