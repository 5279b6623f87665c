/** What ends a line, besides a line feed: in plain forms, old files, word processors and databases. */
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * What is not seen and says nothing: control characters, halves of surrogate pairs, a soft hyphen, a zero-width space,
 * word joiners, byte order marks, interlinear annotations; and what turns the direction of the text around it (Unicode,
 * UAX 9), by which one address or file name could stand for another. Scripts that run from right to left do without it,
 * and Thai and Khmer lines are broken without zero-width spaces. Joiners and variation selectors stay: letters and
 * emoji are made with them.
 */
const UNSEEN =
  /[^\P{Cc}\t\n]|[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Returns a text without what is not seen. Whatever it holds, each of its lines ends with LF. */
export const withoutUnseen = (text: string): string =>
  text.replace(BREAK, '\n').replace(UNSEEN, '');

/** Returns a text of several lines as it is stored: without what is not seen, trimmed, NFC and never NFKC (thai.md 9). */
export const plainLines = (text: string): string => withoutUnseen(text).trim().normalize('NFC');

/** Returns a text of one line as it is stored: like `plainLines`, with a space where a line ends. */
export const plainLine = (text: string): string => plainLines(text).replace(/[\t\n]/g, ' ');

/**
 * Returns a text with ASCII in the place of its look-alikes: full-width letters, digits and signs, as Japanese and
 * Chinese keyboards type them, and the hyphens, minus signs and quotes that word processors put in.
 */
export const withAscii = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'");
