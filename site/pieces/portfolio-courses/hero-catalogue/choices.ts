import type { Currency } from '../../../../contract/currency.ts';

/** The price filters; a course can match several. */
export const PRICES = ['free', 'under', 'reduced'] as const;

type Price = (typeof PRICES)[number];

type Amounts = Record<Currency, number>;

/**
 * Returns the price filters that a course matches.
 * @param limit price below which a course counts as cheap
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
