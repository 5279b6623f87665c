/** What may stand between the digits of a telephone number. */
const GAP = String.raw`[\s\(\)\-.]*`;
const DIGIT = '[0-9๐-๙]';
const NOT_ZERO = '[1-9๑-๙]';

/**
 * What is taken for a telephone number (thai.md 10): `0…` as within Thailand, or `+…` of any country, with as many
 * digits as numbers have (E.164), in whatever groups; an extension may follow, as those of offices do. It stands in
 * the `pattern` of fields, too. Each place in a text fits one part of it at most, so that it stays linear.
 */
export const TELEPHONE = `\\s*\\(?(?:\\+${GAP}${NOT_ZERO}${GAP}(?:${DIGIT}${GAP}){6,14}|[0๐]${GAP}(?:${DIGIT}${GAP}){8,16})(?:(?:ต่อ|[eE]xt|[xX#])${GAP}${DIGIT}{1,6}\\s*)?`;

const telephone = new RegExp(`^(?:${TELEPHONE})$`);

/** Whether a text is a telephone number, in Arabic digits or Thai ones. */
export const isTelephone = (text: string): boolean => telephone.test(text);

/** A text with Arabic digits in the place of Thai ones. */
export const withArabicDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

/** Where a telephone number is called; the extension is for the operator. */
export const telephoneLink = (text: string): string =>
  `tel:${text
    .replace(/(?:ต่อ|[eE]xt|[xX#]).*/s, '')
    .replace('(0)', '')
    .replace(/[^+\d]/g, '')}`;

/** What stands between digits, one by one: those that a search looks past. */
export const GAPS = [' ', '-', '(', ')', '.'] as const;

/**
 * The digits of a text that looks for a telephone number: without gaps, and without what it begins with at home or
 * from abroad (`0`, `+66`), so that either finds the other. Undefined for any other text.
 */
export function searchedDigits(text: string): string | undefined {
  const written = withArabicDigits(text.trim());
  if (!/^[+(\d][\d\s().-]*$/.test(written)) return undefined;
  const digits = written.replace(/[\s().-]/g, '').replace(/^(?:\+66|\+)?0?/, '');
  return digits.length < 4 ? undefined : digits;
}
