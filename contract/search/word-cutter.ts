import { compared, isUnspaced, runsOf } from './compared.ts';

/** Has a letter that is read; ๆ and ฯ alone stand for words that are elsewhere. */
const IS_WORD = /[[\p{N}\p{L}]--[ๆฯ]]/v;

let segmenter: Intl.Segmenter | undefined;

/** The words of a run as the dictionary of this program cuts them; those of others may do it otherwise. */
export function dictionaryWords(run: string): string[] {
  // Which letters are looked up follows from themselves, not from the language that is named.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(run)]
    .map(({ segment }) => segment)
    .filter((word) => IS_WORD.test(word));
}

/**
 * Makes a function that cuts texts into the words by which they are found: in Thai those that the dictionary knows, and
 * every term of the glossary besides, whole.
 */
export function wordCutter(glossary: readonly string[]): (text: string) => string[] {
  const terms = glossary.map(compared);
  const known = new Map<string, readonly string[]>();

  const wordsIn = (run: string): readonly string[] => {
    if (!isUnspaced(run)) return [run];
    const before = known.get(run);
    if (before) return before;
    const whole = terms.filter((term) => run.includes(term));
    const found = [...new Set([...dictionaryWords(run), ...whole])];
    known.set(run, found);
    return found;
  };
  return (text) => runsOf(text).flatMap(wordsIn);
}
