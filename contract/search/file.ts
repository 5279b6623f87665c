import type { AsPlainObject } from 'minisearch';
import type { Lang } from '../lang.ts';
import { openIndex, type SearchIndex } from './index-of-pages.ts';
import type { AnswerWords } from './words.ts';

/** What the site's search needs in one language: a file of the build, for the server and for browsers. */
export interface SearchFile {
  lang: Lang;
  words: AnswerWords;
  /** What never stands on two lines, of what its pages say. */
  terms: readonly string[];
  index: AsPlainObject;
}

/** A search file whose index is ready to be asked. */
export interface OpenSearchFile extends Omit<SearchFile, 'index'> {
  index: SearchIndex;
}

/** Makes a search file ready; this is the same on the server and in browsers. */
export const openFile = ({ index, ...rest }: SearchFile): OpenSearchFile => ({
  ...rest,
  index: openIndex(index),
});
