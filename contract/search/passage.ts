import { isUnspaced, normalize } from './normalize.ts';

/** A piece of a passage; `isFound` marks a search term. */
export interface PassagePart {
  text: string;
  isFound: boolean;
}

/** The length of a passage, and of its part before the first search term, in UTF-16 code units. */
const LENGTH = 190;
const BEFORE = 60;

/** Returns the text of a line of Markdown, without its syntax. */
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

/** A line of a page's text; headings are the headings of its parts. */
interface Line {
  text: string;
  isHeading: boolean;
}

/** Returns the text of a page line by line, from its Markdown. Code is kept verbatim. */
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

/** Finds words in a normalized text, in order and without overlaps. A word also matches with hyphens in it. */
function findWords(lower: string, words: readonly string[]): Place[] {
  /** Whether a run of letters may end here: before a sign, or where another script begins. */
  const isRunBoundary = (at: number) =>
    !/[\p{L}\p{M}\p{N}]/u.test(lower[at] ?? '') || isUnspaced(lower[at] ?? '');
  // The text without hyphens, and the position of each letter in the original.
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
    return [...plain, ...joined].filter(
      ({ start, end }) => isRunBoundary(start - 1) && isRunBoundary(end),
    );
  });
  const places: Place[] = [];
  for (const each of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = places.at(-1);
    // Adjacent words of a run are marked together.
    if (last && each.start === last.end) last.end = each.end;
    else if (each.start >= (last?.end ?? 0)) places.push(each);
  }
  return places;
}

const isHyphen = (letter: string) => letter === '-' || letter === '‐';

/** A letter with its marks, or a sequence that is normalized to one. */
const CLUSTER = /เเ|[\s\S](?:ํ[่-๋]?า|[\p{M}ำ])*/gu;
/** Texts with only these characters are normalized character by character, if that does not shorten them. */
const IS_PLAIN = /^[\0-\x7f\u0e00-\u0e7f\u2010-\u2016\u2018-\u2023]*$/;

/** Finds words in a text as displayed. */
function findInText(text: string, words: readonly string[]): Place[] {
  const lower = normalize(text);
  if (lower.length === text.length && IS_PLAIN.test(text)) return findWords(lower, words);
  let folded = '';
  // The start and end in the text for each letter of the normalized text.
  const shown: Place[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const letters = normalize(cluster);
    folded += letters;
    for (const _ of letters.split('')) shown.push({ start: index, end: index + cluster.length });
  }
  return findWords(folded, words).map(({ start, end }) => ({
    start: shown[start]?.start ?? 0,
    end: shown[end - 1]?.end ?? 0,
  }));
}

/** Returns a text with its search terms marked. */
export function markWords(text: string, words: readonly string[]): PassagePart[] {
  const parts: PassagePart[] = [];
  let passed = 0;
  for (const { start, end } of findInText(text, words)) {
    if (start > passed) parts.push({ text: text.slice(passed, start), isFound: false });
    parts.push({ text: text.slice(start, end), isFound: true });
    passed = end;
  }
  if (passed < text.length) parts.push({ text: text.slice(passed), isFound: false });
  return parts;
}

/** Moves the position where a text is cut back to a near space, or to before a letter and its marks. */
function cutPosition(text: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  if (space > at - 24) return space;
  let place = at;
  while (place > 0 && /[\p{M}ำ]|[\udc00-\udfff]/u.test(text[place] ?? '')) place -= 1;
  return /[เ-ไ]/u.test(text[place - 1] ?? '') ? place - 1 : place;
}

/**
 * Returns the passage of a page that has the most of the words, with the words marked.
 * @param words as written on the page
 * @returns undefined if no line has any of them
 */
export function passageOf(lines: readonly Pick<Line, 'text'>[], words: readonly string[]) {
  let best: { text: string; worth: number } | undefined;
  for (const { text } of lines) {
    const lower = normalize(text);
    const places = findWords(lower, words);
    if (places.length === 0) continue;
    const different = new Set(places.map(({ start, end }) => lower.slice(start, end)));
    // A sentence is worth more than a label with the same word.
    const worth = different.size + Math.min(text.length, LENGTH) / (2 * LENGTH);
    if (worth > (best?.worth ?? 0)) best = { text, worth };
  }
  if (!best) return undefined;
  const { text } = best;
  const at = findInText(text, words)[0]?.start ?? 0;
  if (text.length <= LENGTH) return markWords(text, words);
  const start = cutPosition(text, Math.min(at - BEFORE, text.length - LENGTH));
  const end = cutPosition(text, start + LENGTH);
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
  return markWords(shown, words);
}
