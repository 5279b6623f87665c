import {
  type MatchExtended,
  type Matcher,
  MatcherBaseClass,
  type MatchOptions,
} from '@zxcvbn-ts/core';

/** About so many words has the dictionary by which ICU cuts Thai; one of them alone is worth as many guesses. */
const WORDS = 20_000;
/** Shorter ones are no better guessed by word than letter by letter; longer ones are what the dictionary does not know. */
const SHORTEST = 3;
const LONGEST = 12;
const THAI = /^\p{Script=Thai}+$/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const isWord = (segment: string) =>
  segment.length >= SHORTEST && segment.length <= LONGEST && THAI.test(segment);

/** Finds Thai words, as the platform's dictionary cuts a text: a guesser tries words, not letters. */
class ThaiWords extends MatcherBaseClass {
  override match({ password }: MatchOptions): MatchExtended[] {
    return [...words.segment(password)]
      .filter(({ segment }) => isWord(segment))
      .map(({ segment, index }) => ({
        pattern: 'thaiWord',
        i: index,
        j: index + segment.length - 1,
        token: segment,
      }));
  }
}

export const thaiWord: Matcher = {
  Matching: ThaiWords,
  scoring: () => WORDS,
  feedback: () => null,
};
