import type { Lang } from './lang.ts';
import { CURRENCIES, type Currency } from './language-table.ts';
import { LANGUAGES } from './languages.ts';

export { CURRENCIES, type Currency };

/** Returns the currencies, with the one that readers of a language use first. */
export function currenciesFor(lang: Lang): Currency[] {
  const own = LANGUAGES[lang].currency;
  return CURRENCIES.toSorted((one, other) => Number(other === own) - Number(one === own));
}
