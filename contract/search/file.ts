import type { AsPlainObject } from 'minisearch';
import type { Lang } from '../lang.ts';
import type { AnswerWords } from './words.ts';

/** What the site's search needs in one language: a file of the build, for the server and for browsers. */
export interface SearchFile {
  lang: Lang;
  words: AnswerWords;
  /** What never stands on two lines, of what its pages say. */
  terms: readonly string[];
  index: AsPlainObject;
}
