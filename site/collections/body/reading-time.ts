import type { Lang } from '../../../contract/lang.ts';
import { remembered } from '../../../contract/remembered.ts';
import { readBody } from './body-of.ts';

/** How many words a reader takes in a minute; Thai words are as short as English ones. */
const WORDS_A_MINUTE = 220;

/** How many words a text has, as its language parts them: Thai does so without spaces. */
export const wordsIn = remembered(
  (text: string, lang: Lang) => lang + text,
  (text, lang): number => {
    const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
    return [...segments].filter(({ isWordLike }) => isWordLike).length;
  },
);

/** How many seconds it takes to read a text. */
export const readingSeconds = (text: string, lang: Lang): number =>
  (60 * wordsIn(text, lang)) / WORDS_A_MINUTE;

/** How many minutes it takes to read the body of an entry. */
export const readingMinutes = (collection: string, id: string, lang: Lang): number =>
  Math.max(1, Math.round(wordsIn(readBody({ collection, id }, lang), lang) / WORDS_A_MINUTE));
