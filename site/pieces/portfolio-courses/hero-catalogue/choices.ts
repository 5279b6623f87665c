import type { Currency } from '../../../../contract/currency.ts';

/** Prices that one can choose by; a course can be of several. */
export const PRICES = ['free', 'under', 'reduced'] as const;

type Price = (typeof PRICES)[number];

type Amounts = Record<Currency, number>;

/**
 * By which prices a course is found.
 * @param limit below what a price is cheap
 * @param currency the reader's own
 */
export function pricesOf(
  { price, discount }: { price: Amounts; discount?: Amounts | undefined },
  limit: Amounts,
  currency: Currency,
): Price[] {
  const now = (discount ?? price)[currency];
  const is = { free: now === 0, under: now < limit[currency], reduced: discount !== undefined };
  return PRICES.filter((each) => is[each]);
}
