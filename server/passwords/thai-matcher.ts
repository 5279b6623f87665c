import {
  type MatchExtended,
  type Matcher,
  MatcherBaseClass,
  type MatchOptions,
} from '@zxcvbn-ts/core';

/** The approximate number of words in ICU's Thai dictionary; a single word is worth this many guesses. */
const WORDS = 20_000;
/** Shorter words are as easy to guess letter by letter; longer ones are letters that the dictionary does not know. */
const SHORTEST = 3;
const LONGEST = 12;
const THAI = /^\p{Script=Thai}+$/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const isWord = (segment: string) =>
  segment.length >= SHORTEST && segment.length <= LONGEST && THAI.test(segment);

/** Finds Thai words by the platform's dictionary, because attackers guess words, not letters. */
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
