import { withAscii } from './plain-text.ts';

/** Characters allowed between the digits of a telephone number, with all dashes and pasted invisible characters. */
const GAP = String.raw`[\s\(\)\-.\/‐-―−（）－．／\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]*`;
const DIGIT = '[0-9๐-๙０-９]';
const NOT_ZERO = '[1-9๑-๙１-９]';
const EXTENSION = String.raw`(?:,\s*)?(?:ต่อ|[eE][xX][tT]|[xX#＃])`;

/**
 * A pattern for telephone numbers (thai.md 10): `0…` as within Thailand, or `+…` of any country, with as many digits as
 * E.164 allows, grouped in any way; `Tel.` may precede it and an office extension may follow. Fields use it as their
 * `pattern`, so it accepts the characters that `storedTelephone` replaces. Each character matches at most one part of
 * the pattern, so matching is linear.
 */
export const TELEPHONE = `(?:\\s*(?:[tT][eE][lL]|โทร)[.:：]?)?${GAP}(?:[+＋]${GAP}${NOT_ZERO}${GAP}(?:${DIGIT}${GAP}){6,14}|[0๐０]${GAP}(?:${DIGIT}${GAP}){8,16})(?:${EXTENSION}${GAP}${DIGIT}{1,6}\\s*)?`;

const telephone = new RegExp(`^(?:${TELEPHONE})$`);

/** Whether a text is a telephone number, in Arabic, Thai or full-width digits. */
export const isTelephone = (text: string): boolean => telephone.test(text);

/** Replaces Thai and full-width digits with Arabic ones; both ranges begin at a multiple of sixteen. */
export const withArabicDigits = (text: string): string =>
  text.replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Returns a telephone number as it is stored: as written, but in ASCII digits and signs, without `Tel.`. */
export const storedTelephone = (text: string): string =>
  withArabicDigits(withAscii(text))
    .replace(/^(?:tel|โทร)[.:]?/i, '')
    .replace(/\s/g, ' ')
    .trim();

/**
 * Returns the `tel:` link of a telephone number, without the extension, which is for the person who answers, and
 * without the last of several lines: `02 123 4567/8`.
 */
export const telephoneLink = (text: string): string =>
  `tel:${text
    .replace(/(?:ต่อ|[eE][xX][tT]|[xX#]).*/s, '')
    .replace(/(?:\/\d{1,2}|-\d)\s*$/, '')
    .replace('(0)', '')
    .replace(/[^+\d]/g, '')}`;

/** Characters between digits that a search ignores. */
export const GAPS = [' ', '-', '(', ')', '.', '/'] as const;

/**
 * Returns the digits of a search for a telephone number, without gaps and without the prefix used at home or from
 * abroad (`0`, `+66`), so that either form finds the other. Undefined for any other text.
 */
export function searchedDigits(text: string): string | undefined {
  const written = storedTelephone(text);
  if (!/^[+(\d][\d\s()./-]*$/.test(written)) return undefined;
  const digits = written.replace(/[\s()./-]/g, '').replace(/^(?:\+66|\+)?0?/, '');
  return digits.length < 4 ? undefined : digits;
}
