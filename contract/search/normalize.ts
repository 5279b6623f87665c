import { stripInvisible } from '../plain-text.ts';
import { withArabicDigits } from '../telephone.ts';

/** The maximum length of a query, in UTF-16 code units; the rest is cut off. */
export const QUERY_MAX = 100;

/** A run of letters and digits; a Thai run, which has no spaces between words, ends where other letters begin. */
const RUN = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}\p{N}])+/gu;

/**
 * Normalizes a text for comparison: lower case, no accents, ASCII letters and Arabic digits instead of full-width and
 * Thai ones, no invisible characters. Thai marks stay, so that ข้าว, ข่าว and ขาว are three words (thai.md 9); only
 * sequences that look the same but can be typed in two ways are unified, whatever their order, and repeated marks are
 * collapsed.
 */
export const normalize = (text: string): string =>
  withArabicDigits(
    stripInvisible(text)
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, ''),
  )
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('เเ', 'แ')
    .replace(/([ัิ-ฺ็-๎])\1+/g, '$1')
    .replace(/([่-๋])([ัิ-ฺ็ํ])/g, '$2$1')
    .replace(/ํ([่-๋]?)า([่-๋]?)/g, '$1$2ำ');

/** Returns the normalized runs of letters in a text. */
export const runsOf = (text: string): string[] => normalize(text).match(RUN) ?? [];

/** Text between compounds: characters that no word contains, and Thai. */
const AROUND_COMPOUNDS = /(?:[^\p{L}\p{M}\p{N}\-‐]|\p{Script=Thai})+/u;

/** Returns the hyphenated words of a text without their hyphens: `email` for `E-mail`, but nothing for `2569-07`. */
export const compoundsOf = (text: string): string[] =>
  normalize(text)
    .split(AROUND_COMPOUNDS)
    .map((word) => word.split(/[-‐]/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(''))
    .filter((word) => /\p{L}/u.test(word));

/** Replaces the runs of letters in a normalized text. */
export const replaceRuns = (text: string, by: (run: string) => string): string =>
  text.replace(RUN, by);

/** Whether a run must be segmented into words: Thai has no spaces between them. */
export const isUnspaced = (run: string): boolean => /^\p{Script=Thai}/u.test(run);

/** Normalizes a typed query: one line of visible characters, cut to the maximum length. */
export const normalizeQuery = (typed: string): string =>
  stripInvisible(typed.slice(0, QUERY_MAX))
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trimStart();
