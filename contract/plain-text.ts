/** Line breaks other than a line feed: from plain forms, old files, word processors and databases. */
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters without meaning: control characters, lone surrogates, soft hyphens, zero-width spaces, word
 * joiners, byte order marks, interlinear annotations. Also the bidirectional controls (Unicode, UAX 9), which can make
 * one address or file name look like another. Right-to-left scripts work without them, and Thai and Khmer lines break
 * without zero-width spaces. Joiners and variation selectors stay, because letters and emoji are built with them.
 */
const INVISIBLE =
  /[^\P{Cc}\t\n]|[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Returns a text without invisible characters and with LF line breaks. */
export const stripInvisible = (text: string): string =>
  text.replace(BREAK, '\n').replace(INVISIBLE, '');

/** Returns a multi-line text as it is stored: without invisible characters, trimmed, NFC and never NFKC (thai.md 9). */
export const plainLines = (text: string): string => stripInvisible(text).trim().normalize('NFC');

/** Returns a single-line text as it is stored: like `plainLines`, with a space for each line break. */
export const plainLine = (text: string): string => plainLines(text).replace(/[\t\n]/g, ' ');

/** Returns a text with full-width signs, typographic hyphens, minus signs and quotes replaced by ASCII. */
export const withAscii = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'");
