import type { Lang } from '../../../contract/lang.ts';

/** A year as it is counted in a language: in Thai by the Buddhist era (thai.md 7). */
export const yearIn = (lang: Lang, year: number): string =>
  String(lang === 'th' ? year + 543 : year);
