import type { Lang } from './lang.ts';
import { CURRENCIES, type Currency, LANGUAGES } from './languages.ts';

export { CURRENCIES, type Currency };

/** The currencies, the one that readers of a language count in first. */
export function currenciesFor(lang: Lang): Currency[] {
  const own = LANGUAGES[lang].currency;
  return CURRENCIES.toSorted((one, other) => Number(other === own) - Number(one === own));
}
