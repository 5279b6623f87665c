import type { Lang } from '../../contract/lang.ts';
import { bindThai, pieces } from '../../contract/pieces.ts';

/** A Thai word begins with a consonant or with a vowel that is written before one; ๆ and ฯ never begin a line. */
const BEGINS_THAI_WORD = /^[\u0e01-\u0e2e\u0e40-\u0e44]/u;
const ENDS_IN_THAI = /\p{Script=Thai}$/u;

/** Whether a line may end between two neighbouring parts of a text: after a space, or between two Thai words. */
const mayPart = (before: string, after: string) =>
  before.endsWith(' ') || (ENDS_IN_THAI.test(before) && BEGINS_THAI_WORD.test(after));

/**
 * Cuts a text where its lines may end, as a page's lines do: between words, with the glossary's terms and what
 * is bound to a word kept whole. For pictures, whose renderer knows no terms.
 * @param terms what never stands on two lines
 * @returns the parts in order; spaces stand at the end of a part
 */
export function partsOfLines(value: string, lang: Lang, terms: readonly string[]): string[] {
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  const segments = pieces(bindThai(value), terms).flatMap(({ text, whole }) =>
    whole ? [text] : [...words.segment(text)].map(({ segment }) => segment),
  );
  const parts: string[] = [];
  for (const segment of segments) {
    const last = parts.at(-1);
    if (last === undefined || mayPart(last, segment)) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** Something of a width, in any one unit, to be set into lines. */
interface Part {
  width: number;
}

/** How wide a line is. */
export const lineWidth = (line: readonly Part[]) => line.reduce((sum, { width }) => sum + width, 0);

function fill<P extends Part>(parts: readonly P[], most: number): P[][] {
  const lines: P[][] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line && lineWidth(line) + part.width <= most) line.push(part);
    else lines.push([part]);
  }
  return lines;
}

/**
 * Sets parts into as few lines as they need, about equally long (CSS, `text-wrap: balance`).
 * @param most how wide a line may be, in the unit of the parts' widths; only a single wider part goes beyond it
 */
export function balancedLines<P extends Part>(parts: readonly P[], most: number): P[][] {
  let lines = fill(parts, most);
  for (let narrower = most; narrower > 0; narrower -= most / 100) {
    const tried = fill(parts, narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}
