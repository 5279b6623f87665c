/** A piece of a text; one that is `whole` must stay on one line. */
export interface Piece {
  text: string;
  whole: boolean;
}

/** Cuts a text into pieces, so that the terms that must stay whole stand alone; the longest term wins. */
export function pieces(value: string, terms: readonly string[]): Piece[] {
  const found = terms.filter((term) => value.includes(term)).sort((a, b) => b.length - a.length);
  if (found.length === 0) return [{ text: value, whole: false }];
  return value
    .split(new RegExp(`(${found.map(escapeRegExp).join('|')})`, 'u'))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, whole: found.includes(part) }));
}

const escapeRegExp = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Puts no-break spaces where a Thai line never ends: before ๆ (thai.md 3), and between a number and the word that
 * it counts.
 */
export const bindThai = (value: string) =>
  value.replace(/[ \u00a0]?ๆ/gu, '\u00a0ๆ').replace(/(?<=\d) (?=\p{Script=Thai})/gu, '\u00a0');
