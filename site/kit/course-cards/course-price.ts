import { type Currency, currenciesFor } from '../../../contract/currency.ts';
import { price as written } from '../../../contract/format.ts';
import type { SectionContext } from '../define-section.ts';

/** What a course costs in one currency, and what it did before a discount if it has one. */
interface CoursePrice {
  currency: Currency;
  now: string;
  before?: string;
}

type Amounts = Record<Currency, number>;

/** What a course costs as it is shown: in each currency, the reader's own first; nothing is free but once. */
export function coursePrices(
  { price, discount }: { price: Amounts; discount?: Amounts | undefined },
  { lang, words }: Pick<SectionContext, 'lang' | 'words'>,
): CoursePrice[] {
  const shown = (amounts: Amounts, currency: Currency) =>
    amounts[currency] === 0 ? words.pricing.free : written(lang, amounts[currency], currency);
  const prices = currenciesFor(lang).map((currency) => ({
    currency,
    now: shown(discount ?? price, currency),
    ...(discount && { before: shown(price, currency) }),
  }));
  return Object.values(discount ?? price).every((amount) => amount === 0)
    ? prices.slice(0, 1)
    : prices;
}
