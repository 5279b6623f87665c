import { pieces } from '../../contract/pieces.ts';

/**
 * So many letters, not counting the marks above and below them, a run may have that is bound together here: it has
 * room in the largest heading on the narrowest screen. Only a single term is longer.
 */
export const LONGEST_RUN = 13;

const set = (words: string) => new Set(words.split(' '));

/** Words that lead on to the next one, and words that belong to the one before. */
interface Binding {
  forward: Set<string>;
  back: Set<string>;
}

/** Where a reader stumbles, and, after that, where a line had better not end if it need not. */
const BINDINGS: readonly Binding[] = [
  { forward: set('ไม่ ที่ ใน และ ทุก จะ การ ความ บทที่'), back: set('ได้ แล้ว') },
  {
    forward: set(
      'หรือ แต่ แต่ละ ทั้ง จาก ของ โดย เพื่อ กับ ซึ่ง ว่า ก็ จน ให้ ต้อง ควร อาจ ยัง อยาก ตอน หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
    ),
    back: set('ไหม ไหน ใด นี้ นั้น เอง'),
  },
];

/** A Thai word begins with a consonant or with a vowel that is written before one; ๆ and ฯ never begin a line. */
const BEGINS_THAI_WORD = /^[\u0e01-\u0e2e\u0e40-\u0e44]/u;
const ENDS_IN_THAI = /\p{Script=Thai}$/u;

const letters = (text: string) => text.replace(/\p{M}/gu, '').trim().length;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text, each with what stands beside it: its parts if nothing but terms were bound. */
function wordsOf(value: string, terms: readonly string[]): string[] {
  // Which letters are looked up in a dictionary follows from themselves, not from the language that is named.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const cut = segmenter;
  const words: string[] = [];
  for (const { text, whole } of pieces(value, terms)) {
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

/** Whether two neighbouring words belong on one line. What a space parts, only `bindThai` can have bound. */
const areBound = (before: string, after: string, { forward, back }: Binding) =>
  !before.endsWith(' ') &&
  (forward.has(bare(before.split('\u00a0').at(-1) ?? '')) || back.has(bare(after)));

/** Joins runs of words that belong on one line, none longer than it may be. From the end: the first words are left. */
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
 * Cuts a text where its lines may end: after a space or between two Thai words, but not within a term, nor where a
 * reader would stumble: after a word that leads on, before one that belongs to the last, before the very last word.
 * For what is done at build: browsers do not agree on what a Thai word is.
 * @param value a text that `bindThai` has been over
 * @param terms what never stands on two lines
 * @returns the parts in order; spaces stand at the end of a part
 */
export function partsOfLines(value: string, terms: readonly string[]): string[] {
  const words = wordsOf(value, terms);
  if (!/\p{Script=Thai}/u.test(value)) return words;
  const runs = BINDINGS.reduce(
    joined,
    words.map((word) => [word]),
  ).map((run) => run.join(''));
  const [before = '', last = ''] = runs.slice(-2);
  const isLoose = last === words.at(-1) && letters(before + last) <= LONGEST_RUN;
  return isLoose ? [...runs.slice(0, -2), before + last] : runs;
}

/** Firefox ends a line between a Thai word and a no-break space, and begins the next with the space. */
const LOOSE_IN_FIREFOX = /\p{Script=Thai}\u00a0[\d฿\p{Script=Latin}]/u;

/**
 * What of a text stays whole on a line: the terms in it, the words that are bound together, and a number or
 * a name with the word before it.
 * @param value a text that `bindThai` has been over
 */
export function wholeRuns(value: string, terms: readonly string[]): string[] {
  if (!/\p{Script=Thai}/u.test(value)) return [];
  const known = terms.filter((term) => value.includes(term));
  const words = new Set(wordsOf(value, known));
  const parts = partsOfLines(value, known);
  return [
    ...new Set(
      parts.flatMap((part) =>
        words.has(part) && !(LOOSE_IN_FIREFOX.test(part) && letters(part) <= LONGEST_RUN)
          ? known.filter((term) => part.includes(term))
          : [part.trim()],
      ),
    ),
  ];
}
