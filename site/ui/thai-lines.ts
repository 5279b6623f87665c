import { LONGEST_RUN, splitAtUnbreakable } from '../../contract/unbreakable.ts';

const set = (words: string) => new Set(words.split(' '));

/** Words that are bound to the following word, and words that are bound to the preceding one. */
interface Binding {
  forward: Set<string>;
  back: Set<string>;
}

/** Bindings at which a reader would stumble, followed by those at which a line should not end if it can be avoided. */
const BINDINGS: readonly Binding[] = [
  { forward: set('ไม่ ที่ ใน และ ทุก จะ การ ความ ผู้ บทที่'), back: set('ได้ แล้ว บาท') },
  {
    forward: set(
      'หาก ถ้า เมื่อ ตั้งแต่ หรือ แต่ แต่ละ ทั้ง จาก ของ โดย เพื่อ กับ ซึ่ง ว่า ก็ จน ให้ ต้อง ควร อาจ ยัง อยาก ตอน หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
    ),
    back: set('ไหม ไหน ใด นี้ นั้น เอง'),
  },
];

/** Matches the start of a Thai word: a consonant, or a vowel that is written before one. ๆ and ฯ never start a line. */
const BEGINS_THAI_WORD = /^[\u0e01-\u0e2e\u0e40-\u0e44]/u;
const ENDS_IN_THAI = /\p{Script=Thai}$/u;

const letters = (text: string) => text.replace(/\p{M}/gu, '').trim().length;

/** The longest heading, and the longest word that may not stand alone at the end of a phrase of it, in letters. */
const HEADING = 48;
const SHORT_WORD = 5;

let segmenter: Intl.Segmenter | undefined;

/** Returns the words of a text, each with the punctuation beside it. These are its parts if only terms were bound. */
function wordsOf(value: string, terms: readonly string[]): string[] {
  // The letters themselves determine which are looked up in a dictionary, not the language passed in.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const cut = segmenter;
  const words: string[] = [];
  for (const { text, whole } of splitAtUnbreakable(value, terms)) {
    for (const segment of whole ? [text] : [...cut.segment(text)].map((each) => each.segment)) {
      const last = words.at(-1);
      const isNext =
        last === undefined ||
        last.endsWith(' ') ||
        (ENDS_IN_THAI.test(last) && BEGINS_THAI_WORD.test(segment));
      if (isNext) words.push(segment);
      else words[words.length - 1] = last + segment;
    }
  }
  return words;
}

const bare = (word: string) => word.replace(/^[^\p{Script=Thai}]+|[^\p{Script=Thai}]+$/gu, '');

/**
 * Returns whether two neighboring words belong on one line. Words separated by a space can only have been bound by
 * `bindWords`.
 */
const areBound = (before: string, after: string, { forward, back }: Binding) =>
  !before.endsWith(' ') &&
  (forward.has(bare(before.split('\u00a0').at(-1) ?? '')) || back.has(bare(after)));

/**
 * Joins runs of words that belong on one line, up to the longest run. It works from the end, so the first words remain
 * separate.
 */
function joined(runs: readonly string[][], binding: Binding): string[][] {
  const found: string[][] = [];
  for (const run of runs.toReversed()) {
    const [next] = found;
    const isBound =
      next !== undefined &&
      areBound(run.at(-1) ?? '', next[0] ?? '', binding) &&
      letters(run.join('') + next.join('')) <= LONGEST_RUN;
    if (isBound) found[0] = [...run, ...next];
    else found.unshift(run);
  }
  return found;
}

/**
 * Joins a short word at the start of a phrase to the next run, and one at the end of a phrase to the run before, so that
 * a line ends at the space between two phrases instead of beside it.
 */
function phrasesOf(runs: readonly string[]): string[] {
  const found: string[] = [];
  for (const run of runs) {
    const last = found.at(-1) ?? ' ';
    const isStart = found.at(-2)?.endsWith(' ') && letters(last) <= SHORT_WORD;
    const isEnd = run.endsWith(' ') && letters(run) <= SHORT_WORD;
    const isOne = !last.endsWith(' ') && letters(last + run) <= LONGEST_RUN;
    if (isOne && (isStart || isEnd)) found[found.length - 1] = last + run;
    else found.push(run);
  }
  return found;
}

/**
 * Splits a text at its possible line ends: after a space or between two Thai words, but not within a term, nor where a
 * reader would stumble: after a word bound to the following one, before a word bound to the preceding one, or before
 * the very last word, nor in a heading beside the space between two phrases. For use at build time, because browsers differ in what they treat as a Thai word.
 * @param value a text processed by `bindWords`
 * @param terms the terms that must not break across lines
 * @returns the parts in order, with spaces at the end of a part
 */
export function partsOfLines(value: string, terms: readonly string[]): string[] {
  const words = wordsOf(value, terms);
  if (!/\p{Script=Thai}/u.test(value)) return words;
  const bound = BINDINGS.reduce(
    joined,
    words.map((word) => [word]),
  ).map((run) => run.join(''));
  const runs = letters(value) <= HEADING ? phrasesOf(bound) : bound;
  const [before = '', last = ''] = runs.slice(-2);
  const isLoose = last === words.at(-1) && letters(before + last) <= LONGEST_RUN;
  return isLoose ? [...runs.slice(0, -2), before + last] : runs;
}

/**
 * Matches a range, a compound whose first part is short or has a figure, as in `14-day`, and a number with letters
 * before it, as in `TR-1182`. Every browser breaks them
 * after the dash.
 */
const COMPOUND =
  /(?<![\p{L}\d-])(?:[a-z\d]{1,3}|[a-z]*\d[a-z\d]*)-[a-z][a-z\d-]*|(?<![\p{L}\d-])[a-z]{1,3}-\d[\d-]*|\d[\d.,:]*%?–฿?\d(?:[\d.,:]*\d)?%?/giu;

/**
 * Matches a place where a browser wrongly breaks a line: in Firefox between a Thai word and a no-break space, which then
 * starts the next line, and in all of them after the dash of a range.
 */
const LOOSE = /\p{Script=Thai}\u00a0[\d฿\p{Script=Latin}]|\d–\d/u;

/**
 * Returns the parts of a text that must not break across lines: ranges, short compounds, terms, bound words, and
 * numbers or names with the word before them.
 * @param value a text processed by `bindWords`
 */
export function unbreakableRuns(value: string, terms: readonly string[]): string[] {
  const compounds = value.match(COMPOUND)?.filter(({ length }) => length <= LONGEST_RUN) ?? [];
  if (!/\p{Script=Thai}/u.test(value)) return [...new Set(compounds)];
  const known = terms.filter((term) => value.includes(term));
  const words = new Set(wordsOf(value, known));
  const parts = partsOfLines(value, known);
  const runs = parts.flatMap((part) =>
    words.has(part) && !(LOOSE.test(part) && letters(part) <= LONGEST_RUN)
      ? known.filter((term) => part.includes(term))
      : [part.trim()],
  );
  return [...new Set([...runs, ...compounds])];
}
