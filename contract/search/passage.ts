import { compared, isUnspaced } from './compared.ts';

/** A piece of a passage; one that is `isFound` is what was searched for. */
export interface PassagePart {
  text: string;
  isFound: boolean;
}

/** How long a passage is, and how much of it stands before the first word that was found, in UTF-16 code units. */
const LENGTH = 190;
const BEFORE = 60;

/** What a line of Markdown says, without its signs. */
const lineOf = (markdown: string): string =>
  markdown
    .replace(/(?<!\\)\]\([^()\s]*\)/g, '')
    .replace(/^\s*(?:[>|-]\s+|#{1,4}\s+|\d+\.\s+)+/, '')
    .replace(/\s*(?<!\\)\|\s*/g, ' · ')
    .replace(/(?<!\\)(?:[*`[\]~]|!(?=\[))/g, '')
    // An underscore within a word belongs to it: `answered_at`.
    .replace(/(?<![\p{L}\p{N}\\])_|(?<!\\)_(?![\p{L}\p{N}])/gu, '')
    .replace(/\\(.)/g, '$1')
    .replace(/^[\s·]+|[\s·]+$/g, '')
    .replace(/\s+/g, ' ');

/** A line that a page says; headings are those of its parts. */
interface Line {
  text: string;
  isHeading: boolean;
}

/** What a page says, line by line, from its Markdown. What stands in code is said as it stands. */
export function linesOf(markdown: string): Line[] {
  let isCode = false;
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('```')) {
        isCode = !isCode;
        return [];
      }
      return isCode
        ? [{ text: line.trim().replace(/\s+/g, ' '), isHeading: false }]
        : [{ text: lineOf(line), isHeading: /^#{1,4} /.test(line) }];
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

interface Place {
  start: number;
  end: number;
}

/** Where words stand in a compared text, in order, none over another. A word is found with hyphens in it, too. */
function foundIn(lower: string, words: readonly string[]): Place[] {
  /** Whether a run of letters may end there: before a sign, or where another script begins. */
  const endsRun = (at: number) =>
    !/[\p{L}\p{M}\p{N}]/u.test(lower[at] ?? '') || isUnspaced(lower[at] ?? '');
  // The text without hyphens, and where each of its letters stands in the one with them.
  const letters = /[-‐]/.test(lower)
    ? lower.split('').flatMap((letter, at) => (isHyphen(letter) ? [] : [at]))
    : [];
  const bare = letters.map((at) => lower[at]).join('');
  const placesIn = (text: string, word: string, placeAt: (start: number) => Place) => {
    const places = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      places.push(placeAt(at));
    }
    return places;
  };
  const found = words.flatMap((word) => {
    const plain = placesIn(lower, word, (start) => ({ start, end: start + word.length }));
    if (isUnspaced(word)) {
      return plain.filter(
        ({ start, end }) =>
          !/\p{M}/u.test(lower[end] ?? '') && !/[เ-ไ]/u.test(lower[start - 1] ?? ''),
      );
    }
    const joined = placesIn(bare, word, (start) => ({
      start: letters[start] ?? 0,
      end: (letters[start + word.length - 1] ?? 0) + 1,
    }));
    return [...plain, ...joined].filter(({ start, end }) => endsRun(start - 1) && endsRun(end));
  });
  const places: Place[] = [];
  for (const each of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = places.at(-1);
    // Words of one run that stand together are marked together.
    if (last && each.start === last.end) last.end = each.end;
    else if (each.start >= (last?.end ?? 0)) places.push(each);
  }
  return places;
}

const isHyphen = (letter: string) => letter === '-' || letter === '‐';

/** A letter with its marks, or what is compared as one. */
const CLUSTER = /เเ|[\s\S](?:ํ[่-๋]?า|[\p{M}ำ])*/gu;
/** Texts of such signs alone are compared sign by sign, where they become no shorter. */
const IS_PLAIN = /^[\0-\x7f\u0e00-\u0e7f\u2010-\u2016\u2018-\u2023]*$/;

/** Where words stand in a text as it is shown. */
function placesOf(text: string, words: readonly string[]): Place[] {
  const lower = compared(text);
  if (lower.length === text.length && IS_PLAIN.test(text)) return foundIn(lower, words);
  let folded = '';
  // For each letter of what is compared, where the letter of the text begins and ends.
  const shown: Place[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const letters = compared(cluster);
    folded += letters;
    for (const _ of letters.split('')) shown.push({ start: index, end: index + cluster.length });
  }
  return foundIn(folded, words).map(({ start, end }) => ({
    start: shown[start]?.start ?? 0,
    end: shown[end - 1]?.end ?? 0,
  }));
}

/** A text, with the words in it that were searched for. */
export function markWords(text: string, words: readonly string[]): PassagePart[] {
  const parts: PassagePart[] = [];
  let passed = 0;
  for (const { start, end } of placesOf(text, words)) {
    if (start > passed) parts.push({ text: text.slice(passed, start), isFound: false });
    parts.push({ text: text.slice(start, end), isFound: true });
    passed = end;
  }
  if (passed < text.length) parts.push({ text: text.slice(passed), isFound: false });
  return parts;
}

/** Moves a place where a text is cut back to the last space, if one is near, else before a letter with its marks. */
function cutPlace(text: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  if (space > at - 24) return space;
  let place = at;
  while (place > 0 && /[\p{M}ำ]|[\udc00-\udfff]/u.test(text[place] ?? '')) place -= 1;
  return /[เ-ไ]/u.test(text[place - 1] ?? '') ? place - 1 : place;
}

/**
 * The passage of a page that has most of the words, marked.
 * @param words as they stand on the page
 * @returns undefined where no line of it has any
 */
export function passageOf(
  lines: readonly Pick<Line, 'text'>[],
  words: readonly string[],
): PassagePart[] | undefined {
  let best: { text: string; worth: number } | undefined;
  for (const { text } of lines) {
    const lower = compared(text);
    const places = foundIn(lower, words);
    if (places.length === 0) continue;
    const different = new Set(places.map(({ start, end }) => lower.slice(start, end)));
    // A sentence says more than a label that has the same word.
    const worth = different.size + Math.min(text.length, LENGTH) / (2 * LENGTH);
    if (worth > (best?.worth ?? 0)) best = { text, worth };
  }
  if (!best) return undefined;
  const { text } = best;
  const at = placesOf(text, words)[0]?.start ?? 0;
  if (text.length <= LENGTH) return markWords(text, words);
  const start = cutPlace(text, Math.min(at - BEFORE, text.length - LENGTH));
  const end = cutPlace(text, start + LENGTH);
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
  return markWords(shown, words);
}
