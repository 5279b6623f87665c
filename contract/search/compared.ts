import { withoutUnseen } from '../plain-text.ts';
import { withArabicDigits } from '../telephone.ts';

/** So much of a query is read, in UTF-16 code units; what is longer is cut off there. */
export const LONGEST_QUERY = 100;

/** A run of letters and digits; one of Thai, which has no spaces between its words, ends where other letters begin. */
const RUN = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}\p{N}])+/gu;

/**
 * A text as it is compared with others: in small letters without accents, with ASCII letters and Arabic digits in the
 * place of full-width and Thai ones, and without what is not seen. Thai marks stay, so that ข้าว, ข่าว and ขาว are three
 * words (thai.md 9); only signs that look alike and are typed in two ways become one, whatever their order, and marks
 * that a key has repeated.
 */
export const compared = (text: string): string =>
  withArabicDigits(
    withoutUnseen(text)
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, ''),
  )
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('เเ', 'แ')
    .replace(/([ัิ-ฺ็-๎])\1+/g, '$1')
    .replace(/([่-๋])([ัิ-ฺ็ํ])/g, '$2$1')
    .replace(/ํ([่-๋]?)า([่-๋]?)/g, '$1$2ำ');

/** The runs of letters in a text, as they are compared. */
export const runsOf = (text: string): string[] => compared(text).match(RUN) ?? [];

/** What no word holds, and Thai, around words with hyphens in them. */
const AROUND_COMPOUNDS = /(?:[^\p{L}\p{M}\p{N}\-‐]|\p{Script=Thai})+/u;

/** The words of a text that hyphens join, without the hyphens: `email` for `E-mail`, and nothing for `2569-07`. */
export const compoundsOf = (text: string): string[] =>
  compared(text)
    .split(AROUND_COMPOUNDS)
    .map((word) => word.split(/[-‐]/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(''))
    .filter((word) => /\p{L}/u.test(word));

/** A text that is compared already, with others in the place of its runs of letters. */
export const replaceRuns = (text: string, by: (run: string) => string): string =>
  text.replace(RUN, by);

/** Whether the words of a run have to be found in it: in Thai, nothing stands between them. */
export const isUnspaced = (run: string): boolean => /^\p{Script=Thai}/u.test(run);

/** A query as it is read: one line of visible signs, no longer than may be. */
export const readQuery = (typed: string): string =>
  withoutUnseen(typed.slice(0, LONGEST_QUERY))
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trimStart();
