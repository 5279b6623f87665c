import type { Lang } from './lang.ts';

/** The currencies that prices are given in. */
export const CURRENCIES = ['THB', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** The currency that readers of a language count in. */
const OWN: Record<Lang, Currency> = { en: 'USD', th: 'THB' };

/** The currencies, the one that readers of a language count in first. */
export const currenciesFor = (lang: Lang): Currency[] =>
  CURRENCIES.toSorted((one, other) => Number(other === OWN[lang]) - Number(one === OWN[lang]));
