import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import { isUnspaced, normalizeQuery, runsOf } from './normalize.ts';
import { segmentRun } from './segment.ts';
import { suggester } from './suggestion.ts';

/** The fields of a page that the index stores to show it in the results. */
export interface IndexedPage {
  /** The page's path in its language. */
  path: string;
  title: string;
  description: string;
  /** The page's kind, in words. */
  kind: string;
}

/** A page as added to the index: its words, already segmented and separated by spaces. */
export interface PageWords extends IndexedPage {
  titleWords: string;
  headingWords: string;
  bodyWords: string;
}

/** Returns the words of a segmented text. */
const apart = (words: string) => words.split(' ').filter((word) => word !== '');

const OPTIONS: Options<PageWords> = {
  idField: 'path',
  fields: ['titleWords', 'headingWords', 'bodyWords'],
  storeFields: ['path', 'title', 'description', 'kind'],
  tokenize: apart,
  processTerm: (word) => word,
};

/** The weight of a word by its position. */
const BOOST = { titleWords: 6, headingWords: 2 };

/** Builds the index of pages, in a form that can be written to a file. */
export function indexPages(pages: readonly PageWords[]): AsPlainObject {
  const index = new MiniSearch(OPTIONS);
  index.addAll(pages);
  return index.toJSON();
}

/** A page among the results. */
export interface FoundPage extends IndexedPage {
  /** The words that matched, as written on the page. */
  words: string[];
}

export interface Answer {
  query: string;
  /** The pages, best first. */
  found: FoundPage[];
  /** Whether the pages match only some of the words, because no page has all of them. */
  hasOnlySome: boolean;
  /** A query that has results, if this one has none. */
  suggestion: string | undefined;
}

/** Whether the last word of a query may be incomplete. */
const isLastWordOpen = (query: string) => !query.endsWith(' ');

export interface SearchIndex {
  search: (typed: string) => Answer;
}

/** The minimum length of a word that counts when pages with only some of the words are searched. */
const PARTIAL_WORD_MIN = 2;

/** Loads an index. It gives the same answers in browsers and on the server. */
export function loadIndex(index: AsPlainObject): SearchIndex {
  const pages = MiniSearch.loadJS(index, OPTIONS);
  const known = index.index.map(([word]) => word).sort();
  const has = new Set(known);

  /** Whether a word of the index begins with these letters. */
  const begins = (beginning: string): boolean => {
    let low = 0;
    let high = known.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((known[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return known[low]?.startsWith(beginning) ?? false;
  };

  /** Returns the words of a query. The last one may be incomplete. */
  const wordsOf = (query: string): string[] => {
    const runs = runsOf(query);
    return runs.flatMap((run, place) => {
      if (!isUnspaced(run)) return [run];
      const isLast = isLastWordOpen(query) && place === runs.length - 1;
      const parts = segmentRun(run, (word) => has.has(word), isLast ? begins : undefined);
      return parts.map(({ word }) => word);
    });
  };

  /** Returns the query for the words; two that the site also writes as one, such as `e-mail`, match either way. */
  const buildQuery = (words: readonly string[], isLastOpen: boolean): Query[] => {
    const queries: Query[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const [word = '', next] = words.slice(place, place + 2);
      const isLast = place + (next === undefined ? 1 : 2) >= words.length;
      const prefix = (each: string) => isLast && isLastOpen && each.length > 1;
      if (next === undefined || isUnspaced(word) || isUnspaced(next) || !has.has(word + next)) {
        queries.push({ queries: [word], prefix: next === undefined && prefix(word) });
        continue;
      }
      const apart: Query = {
        combineWith: 'AND',
        queries: [word, { queries: [next], prefix: prefix(next) }],
      };
      queries.push({ combineWith: 'OR', queries: [word + next, apart] });
      place += 1;
    }
    return queries;
  };

  const find = (words: readonly string[], combineWith: 'AND' | 'OR', hasBeginning: boolean) =>
    pages
      .search({ combineWith, queries: buildQuery(words, hasBeginning) }, { boost: BOOST })
      .map(({ path, title, description, kind, terms }) => ({
        path,
        title,
        description,
        kind,
        words: terms,
      }));

  /** Splits a word that the site does not have into two that it has: `backend` into `back` and `end`. */
  const splitCompound = (word: string): string[] => {
    if (has.has(word) || isUnspaced(word)) return [word];
    for (let at = PARTIAL_WORD_MIN; at <= word.length - PARTIAL_WORD_MIN; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => has.has(part))) return parts;
    }
    return [word];
  };

  const suggest = suggester(has, (query) => find(wordsOf(`${query} `), 'AND', false).length > 0);

  return {
    search: (typed) => {
      const query = normalizeQuery(typed);
      const words = wordsOf(query);
      const whole = find(words, 'AND', isLastWordOpen(query));
      const parts = words.flatMap(splitCompound);
      const all =
        whole.length > 0 || parts.length === words.length ? whole : find(parts, 'AND', false);
      if (all.length > 0 || words.length === 0) {
        return { query, found: all, hasOnlySome: false, suggestion: undefined };
      }
      const longEnough = words.filter((word) => word.length >= PARTIAL_WORD_MIN);
      const some = words.length > 1 ? find(longEnough, 'OR', false) : [];
      return { query, found: some, hasOnlySome: some.length > 0, suggestion: suggest(query) };
    },
  };
}
