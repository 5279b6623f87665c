import { withAscii } from './plain-text.ts';

/** What may stand between the digits of a telephone number, dashes of all kinds and pasted signs that are not seen included. */
const GAP = String.raw`[\s\(\)\-.\/‐-―−（）－．／\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]*`;
const DIGIT = '[0-9๐-๙０-９]';
const NOT_ZERO = '[1-9๑-๙１-９]';
const EXTENSION = String.raw`(?:,\s*)?(?:ต่อ|[eE][xX][tT]|[xX#＃])`;

/**
 * What is taken for a telephone number (thai.md 10): `0…` as within Thailand, or `+…` of any country, with as many
 * digits as numbers have (E.164), in whatever groups; `Tel.` may come before it, and an extension may follow, as those
 * of offices do. It stands in the `pattern` of fields, too, so that it takes what `storedTelephone` makes another sign
 * of. Each place in a text fits one part of it at most, so that it stays linear.
 */
export const TELEPHONE = `(?:\\s*(?:[tT][eE][lL]|โทร)[.:：]?)?${GAP}(?:[+＋]${GAP}${NOT_ZERO}${GAP}(?:${DIGIT}${GAP}){6,14}|[0๐０]${GAP}(?:${DIGIT}${GAP}){8,16})(?:${EXTENSION}${GAP}${DIGIT}{1,6}\\s*)?`;

const telephone = new RegExp(`^(?:${TELEPHONE})$`);

/** Whether a text is a telephone number, in Arabic, Thai or full-width digits. */
export const isTelephone = (text: string): boolean => telephone.test(text);

/** A text with Arabic digits in the place of Thai ones, and of full-width ones; both begin at a multiple of sixteen. */
export const withArabicDigits = (text: string): string =>
  text.replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Returns a telephone number as it is stored: as it was written, but in ASCII digits and signs, without `Tel.`. */
export const storedTelephone = (text: string): string =>
  withArabicDigits(withAscii(text))
    .replace(/^(?:tel|โทร)[.:]?/i, '')
    .replace(/\s/g, ' ')
    .trim();

/** Where a telephone number is called; the extension is for whoever answers, and so is the last of several lines: `02 123 4567/8`. */
export const telephoneLink = (text: string): string =>
  `tel:${text
    .replace(/(?:ต่อ|[eE][xX][tT]|[xX#]).*/s, '')
    .replace(/(?:\/\d{1,2}|-\d)\s*$/, '')
    .replace('(0)', '')
    .replace(/[^+\d]/g, '')}`;

/** What stands between digits, one by one: those that a search looks past. */
export const GAPS = [' ', '-', '(', ')', '.', '/'] as const;

/**
 * The digits of a text that looks for a telephone number: without gaps, and without what it begins with at home or
 * from abroad (`0`, `+66`), so that either finds the other. Undefined for any other text.
 */
export function searchedDigits(text: string): string | undefined {
  const written = storedTelephone(text);
  if (!/^[+(\d][\d\s()./-]*$/.test(written)) return undefined;
  const digits = written.replace(/[\s()./-]/g, '').replace(/^(?:\+66|\+)?0?/, '');
  return digits.length < 4 ? undefined : digits;
}
