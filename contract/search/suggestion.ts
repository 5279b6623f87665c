import leven from 'leven';
import { isUnspaced, normalize, replaceRuns } from './normalize.ts';
import { segmentRun } from './segment.ts';

/** Returns the number of letters that may be wrong, by the length of the word; two swapped letters count as two. */
const wrongLetters = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : WRONG_MAX);
const WRONG_MAX = 2;

/**
 * The maximum number of comparisons with known words per query. A sentence of the site with one mistyped letter needs
 * up to 45,000; without a limit, a query of a hundred one-letter words needs millions.
 */
export const COMPARISONS_MAX = 100_000;

/** Returns a bit set of the letters of a word. Changing one letter changes at most two bits. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Counts the bits that differ between two sets. */
function differentBits(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Creates the function that suggests another query when no page has the words of the first one. It returns undefined if
 * no suggestion would have results.
 * @param known the words of an index
 * @param isFound whether some page has all the words of a query
 * @param distanceOf the edit distance of two words, or any number larger than `maxDistance`
 */
export function suggester(
  known: ReadonlySet<string>,
  isFound: (query: string) => boolean,
  distanceOf: typeof leven = leven,
): (query: string) => string | undefined {
  const byLength = new Map<number, { word: string; letters: number }[]>();
  for (const word of known) {
    const entry = { word, letters: letterBits(word) };
    const alike = byLength.get(word.length);
    if (alike) alike.push(entry);
    else byLength.set(word.length, [entry]);
  }
  const longest = Math.max(0, ...byLength.keys());
  let comparisonsLeft = 0;

  /** Returns the known word most similar to an unknown one; undefined if none is close. */
  const nearest = (word: string): string | undefined => {
    const most = wrongLetters(word);
    if (most === 0) return undefined;
    const letters = letterBits(word);
    let best: { word: string; distance: number } | undefined;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      const candidates = byLength.get(length) ?? [];
      comparisonsLeft -= candidates.length;
      if (comparisonsLeft < 0) return undefined;
      for (const each of candidates) {
        if (differentBits(letters, each.letters) > 2 * most) continue;
        const distance = distanceOf(word, each.word, { maxDistance: most + 1 });
        if (distance <= most && distance < (best?.distance ?? most + 1)) {
          best = { word: each.word, distance };
        }
      }
    }
    return best?.word;
  };

  /** Returns the probable spelling of a run of letters. */
  const correctRun = (run: string): string => {
    if (known.has(run)) return run;
    if (!isUnspaced(run)) return nearest(run) ?? run;
    const parts = segmentRun(run, (word) => known.has(word), undefined).map(({ word }) => word);
    // The longest sequence of parts that is close to one word: a mistyped word falls apart.
    for (let length = Math.min(parts.length, longest + WRONG_MAX); length > 0; length -= 1) {
      for (let from = 0; from + length <= parts.length; from += 1) {
        const stretch = parts.slice(from, from + length).join('');
        const near = known.has(stretch) ? undefined : nearest(stretch);
        if (near !== undefined) {
          return [...parts.slice(0, from), near, ...parts.slice(from + length)].join('');
        }
      }
    }
    return run;
  };

  return (query) => {
    comparisonsLeft = COMPARISONS_MAX;
    const normalized = normalize(query).trim();
    const suggestion = replaceRuns(normalized, correctRun);
    return suggestion !== normalized && isFound(suggestion) ? suggestion : undefined;
  };
}
