import type { Lang } from './lang.ts';
import { LANGUAGES } from './languages.ts';

/** The currencies that prices are given in. */
export const CURRENCIES = ['THB', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Returns the currencies, with the one that readers of a language use first. */
export function currenciesFor(lang: Lang): Currency[] {
  const own = LANGUAGES[lang].currency;
  return CURRENCIES.toSorted((one, other) => Number(other === own) - Number(one === own));
}
