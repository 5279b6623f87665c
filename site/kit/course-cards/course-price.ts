import { type Currency, currenciesFor } from '../../../contract/currency.ts';
import { price as written } from '../../../contract/format.ts';
import type { SectionContext } from '../define-section.ts';

/** The price of a course in one currency, with the price before a discount if there is one. */
interface CoursePrice {
  currency: Currency;
  now: string;
  before?: string;
}

type Amounts = Record<Currency, number>;

/** Returns the prices of a course to show: in each currency, the reader's own first; a free course has only one. */
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
