import leven from 'leven';
import { compared, isUnspaced, replaceRuns } from './compared.ts';
import { cutRun } from './cut.ts';

/** Letters that may be wrong in a word, by how many it has; two that changed places are two. */
const wrongLetters = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Makes the function that proposes another query where the words of one are on no page: undefined where there is none
 * that would find something.
 * @param known the words of an index
 * @param isFound whether some page has all the words of a query
 */
export function suggester(
  known: ReadonlySet<string>,
  isFound: (query: string) => boolean,
): (query: string) => string | undefined {
  let longest = 0;
  for (const { length } of known) longest = Math.max(longest, length);

  /** The known word that is written most like one that is not known; undefined where none is near. */
  const nearest = (word: string): string | undefined => {
    const most = wrongLetters(word);
    // The vocabulary is long: it is not gone through for what nothing can be near.
    if (most === 0 || word.length > longest + most) return undefined;
    let best: { word: string; distance: number } | undefined;
    for (const each of known) {
      if (Math.abs(each.length - word.length) > most) continue;
      const distance = leven(word, each, { maxDistance: most + 1 });
      if (distance <= most && distance < (best?.distance ?? most + 1)) {
        best = { word: each, distance };
      }
    }
    return best?.word;
  };

  /** A run of letters as it may have been meant. */
  const meant = (run: string): string => {
    if (known.has(run)) return run;
    if (!isUnspaced(run)) return nearest(run) ?? run;
    const parts = cutRun(run, (word) => known.has(word), undefined).map(({ word }) => word);
    // The longest stretch of parts that is nearly one word: what is mistyped falls apart.
    for (let length = parts.length; length > 0; length -= 1) {
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
    const asked = compared(query).trim();
    const suggestion = replaceRuns(asked, meant);
    return suggestion !== asked && isFound(suggestion) ? suggestion : undefined;
  };
}
