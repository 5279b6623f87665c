import type { Lang } from '../../../contract/lang.ts';
import { memoize } from '../../../contract/memoize.ts';
import { readBody } from './body-of.ts';

/** Reading speed in words per minute; Thai words are as short as English ones. */
const WORDS_A_MINUTE = 220;

/** Returns the number of words in a text, segmented by its language: Thai has no spaces between words. */
export const wordsIn = memoize(
  (text: string, lang: Lang) => lang + text,
  (text, lang): number => {
    const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
    return [...segments].filter(({ isWordLike }) => isWordLike).length;
  },
);

/** Returns the time it takes to read a text, in seconds. */
export const readingSeconds = (text: string, lang: Lang): number =>
  (60 * wordsIn(text, lang)) / WORDS_A_MINUTE;

/** Returns the time it takes to read the body of an entry, in minutes. */
export const readingMinutes = (collection: string, id: string, lang: Lang): number =>
  Math.max(1, Math.round(wordsIn(readBody({ collection, id }, lang), lang) / WORDS_A_MINUTE));
