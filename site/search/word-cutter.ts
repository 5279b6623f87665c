import { compared, compoundsOf, isUnspaced, runsOf } from '../../contract/search/compared.ts';
import { cutRun } from '../../contract/search/cut.ts';

/** Has a letter that is read; ๆ and ฯ alone stand for words that are elsewhere. */
const IS_WORD = /[[\p{N}\p{L}]--[ๆฯ]]/v;

/**
 * Makes a function that cuts texts into the words by which they are found: in Thai those that the dictionary knows, and
 * every term of the glossary besides, whole; and those that a query of the same letters is cut into, which is done by the
 * words of all texts (`cut.ts`). Words that a hyphen joins are words of their own, and one besides: `e-mail` is `email`.
 * @param texts everything that is to be found
 */
export function wordCutter(
  glossary: readonly string[],
  texts: readonly string[],
): (text: string) => string[] {
  const terms = glossary.map(compared);
  // Which letters are looked up in a dictionary follows from themselves, not from the language that is named.
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
    const asQuery = cutRun(run, (word) => all.has(word), undefined)
      .filter(({ isKnown }) => isKnown)
      .map(({ word }) => word);
    byRun.set(run, [...new Set([...words, ...asQuery])]);
  }
  return (text) => [
    ...runsOf(text).flatMap((run) => byRun.get(run) ?? [run]),
    ...compoundsOf(text),
  ];
}
