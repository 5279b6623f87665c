import { withArabicDigits } from '../telephone.ts';

/** So much of a query is read, in UTF-16 code units; what is longer is cut off there. */
export const LONGEST_QUERY = 100;

/** A run of letters and digits; one of Thai, which has no spaces between its words, ends where other letters begin. */
const RUN = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}\p{N}])+/gu;

/**
 * A text as it is compared with others: NFC, in small letters, with Arabic digits. Marks stay as they are, so that
 * ข้าว, ข่าว and ขาว are three words (thai.md 9); only signs that look alike and are typed in two ways become one.
 */
export const compared = (text: string): string =>
  withArabicDigits(text.normalize('NFC').toLowerCase())
    .replaceAll('เเ', 'แ')
    .replace(/([่-๋]?)\u0e4d([่-๋]?)า/gu, '$1$2ำ');

/** The runs of letters in a text, as they are compared. */
export const runsOf = (text: string): string[] => compared(text).match(RUN) ?? [];

/** A text that is compared already, with others in the place of its runs of letters. */
export const replaceRuns = (text: string, by: (run: string) => string): string =>
  text.replace(RUN, by);

/** Whether the words of a run have to be found in it: in Thai, nothing stands between them. */
export const isUnspaced = (run: string): boolean => /^\p{Script=Thai}/u.test(run);

/** A query as it is read: one line of visible signs, no longer than may be. */
export const readQuery = (typed: string): string =>
  typed
    .slice(0, LONGEST_QUERY)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trimStart();
