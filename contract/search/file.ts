import type { AsPlainObject } from 'minisearch';
import type { Lang } from '../lang.ts';
import { loadIndex, type SearchIndex } from './page-index.ts';
import type { AnswerWords } from './words.ts';

/** The search data of one language: a file of the build, for the server and for browsers. */
export interface SearchFile {
  lang: Lang;
  words: AnswerWords;
  /** The terms of its pages that must not be split across lines. */
  terms: readonly string[];
  index: AsPlainObject;
}

export interface LoadedSearchFile extends Omit<SearchFile, 'index'> {
  index: SearchIndex;
}

/** Loads the index of a search file; works the same on the server and in browsers. */
export const loadSearchFile = ({ index, ...rest }: SearchFile): LoadedSearchFile => ({
  ...rest,
  index: loadIndex(index),
});
