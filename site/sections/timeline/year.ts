import type { Lang } from '../../../contract/lang.ts';

/** How far the Buddhist era, in which Thai counts, is ahead of the common one. */
const BUDDHIST_ERA = 543;

/** A year of the common era as a language counts it: 2026, พ.ศ. 2569 without its era (thai.md 7). */
export const yearIn = (year: number, lang: Lang): number =>
  lang === 'th' ? year + BUDDHIST_ERA : year;
