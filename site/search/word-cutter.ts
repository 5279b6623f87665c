import { compoundsOf, isUnspaced, normalize, runsOf } from '../../contract/search/normalize.ts';
import { segmentRun } from '../../contract/search/segment.ts';

/** Matches a word with at least one letter or digit, because ๆ and ฯ alone only stand for other words. */
const IS_WORD = /[[\p{N}\p{L}]--[ๆฯ]]/v;

/**
 * Returns a function that splits texts into the words by which they are found. In Thai these are the words in the
 * dictionary, every term of the glossary as a whole, and the words that a query with the same letters is split into,
 * for which the words of all texts are used (`segment.ts`). The parts of a hyphenated word are words, and so is the joined
 * form: `e-mail` is also found as `email`.
 * @param texts all indexed texts
 */
export function wordCutter(
  glossary: readonly string[],
  texts: readonly string[],
): (text: string) => string[] {
  const terms = glossary.map(normalize);
  // The letters themselves determine which are looked up in a dictionary, not the language passed in.
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const cutByDictionary = (run: string) => [
    ...[...segmenter.segment(run)]
      .map(({ segment }) => segment)
      .filter((word) => IS_WORD.test(word)),
    ...terms.filter((term) => run.includes(term)),
  ];

  const byRun = new Map<string, readonly string[]>();
  for (const run of texts.flatMap(runsOf)) {
    if (isUnspaced(run) && !byRun.has(run)) byRun.set(run, cutByDictionary(run));
  }
  const all = new Set([...byRun.values()].flat());
  for (const [run, words] of byRun) {
    const asQuery = segmentRun(run, (word) => all.has(word), undefined)
      .filter(({ isKnown }) => isKnown)
      .map(({ word }) => word);
    byRun.set(run, [...new Set([...words, ...asQuery])]);
  }
  return (text) => [
    ...runsOf(text).flatMap((run) => byRun.get(run) ?? [run]),
    ...compoundsOf(text),
  ];
}
