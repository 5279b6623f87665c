import leven from 'leven';
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { compared, isUnspaced, readQuery, runsOf } from './compared.ts';
import { cutRun } from './cut.ts';

/** A page as it is found. */
export interface PageFound {
  /** Where it stands, in its language. */
  path: string;
  title: string;
  description: string;
  /** What kind of page it is, in words. */
  kind: string;
}

/** A page as it is put into an index: its words, already cut, with spaces between them. */
export interface PageWords extends PageFound {
  titleWords: string;
  headingWords: string;
  bodyWords: string;
}

/** The words of a text that has been cut already. */
const apart = (words: string) => words.split(' ').filter((word) => word !== '');

const OPTIONS: Options<PageWords> = {
  idField: 'path',
  fields: ['titleWords', 'headingWords', 'bodyWords'],
  storeFields: ['path', 'title', 'description', 'kind'],
  tokenize: apart,
  processTerm: (word) => word,
};

/** What a word counts for, by where it stands. */
const BOOST = { titleWords: 6, headingWords: 2 };

/** Makes the index of some pages, to be put into a file. */
export function indexPages(pages: readonly PageWords[]): AsPlainObject {
  const index = new MiniSearch(OPTIONS);
  index.addAll(pages);
  return index.toJSON();
}

/** A page that has been found. */
export interface Found extends PageFound {
  /** The words by which, as they stand on the page. */
  words: string[];
}

/** What there is to say to a query. */
export interface Answer {
  query: string;
  /** The best first. */
  found: Found[];
  /** Whether these have only some of the words, as no page has all of them. */
  hasOnlySome: boolean;
  /** A query of words that are on the site, where those of this one are not. */
  suggestion: string | undefined;
}

/** Whether the last word of a query may be only begun. */
const isOpen = (query: string) => !query.endsWith(' ');

/** An index that is ready to be asked. */
export interface SearchIndex {
  search: (typed: string) => Answer;
}

/** A word of a query that is shorter finds nothing by itself once no page has them all. */
const SHORTEST_OF_SOME = 2;

/** Letters that may be wrong in a word, by how many it has; two that changed places are two. */
const wrongLetters = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Makes an index ready. It is the same in browsers and on the server, and so is what it answers. */
export function openIndex(index: AsPlainObject): SearchIndex {
  const pages = MiniSearch.loadJS(index, OPTIONS);
  const known = index.index.map(([word]) => word).sort();
  const has = new Set(known);

  /** Whether a word of the index begins so. */
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

  /** The words of a query. The last one may be one that is still being typed. */
  const wordsOf = (query: string): string[] => {
    const runs = runsOf(query);
    return runs.flatMap((run, place) => {
      if (!isUnspaced(run)) return [run];
      const isLast = isOpen(query) && place === runs.length - 1;
      const parts = cutRun(run, (word) => has.has(word), isLast ? begins : undefined);
      return parts.map(({ word }) => word);
    });
  };

  const find = (
    words: readonly string[],
    combineWith: 'AND' | 'OR',
    hasBeginning: boolean,
  ): Found[] =>
    pages
      .search(words.join(' '), {
        combineWith,
        boost: BOOST,
        prefix: (word, place, all) => hasBeginning && place === all.length - 1 && word.length > 1,
      })
      .map(({ path, title, description, kind, terms }) => ({
        path,
        title,
        description,
        kind,
        words: terms,
      }));

  /** The word of the index that is written most like another; undefined where none is near. */
  const nearest = (word: string): string | undefined => {
    const most = wrongLetters(word);
    let best: { word: string; distance: number } | undefined;
    for (const each of known) {
      if (Math.abs(each.length - word.length) > most) continue;
      const distance = leven(word, each, { maxDistance: most + 1 });
      if (distance <= most && distance < (best?.distance ?? most + 1)) {
        best = { word: each, distance };
      }
    }
    return best?.word;
  };

  /** A run of letters as it may have been meant. */
  const meant = (run: string): string => {
    if (has.has(run)) return run;
    if (!isUnspaced(run)) return nearest(run) ?? run;
    const parts = cutRun(run, (word) => has.has(word), undefined).map(({ word }) => word);
    // The longest stretch of parts that is nearly one word: what is mistyped falls apart.
    for (let length = parts.length; length > 0; length -= 1) {
      for (let from = 0; from + length <= parts.length; from += 1) {
        const stretch = parts.slice(from, from + length).join('');
        const near = has.has(stretch) ? undefined : nearest(stretch);
        if (near !== undefined) {
          return [...parts.slice(0, from), near, ...parts.slice(from + length)].join('');
        }
      }
    }
    return run;
  };

  const suggest = (query: string): string | undefined => {
    const suggestion = compared(query)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => runsOf(word).reduce((all, run) => all.replace(run, () => meant(run)), word))
      .join(' ');
    if (suggestion === compared(query).trim()) return undefined;
    return find(wordsOf(`${suggestion} `), 'AND', false).length > 0 ? suggestion : undefined;
  };

  return {
    search: (typed) => {
      const query = readQuery(typed);
      const words = wordsOf(query);
      const all = find(words, 'AND', isOpen(query));
      if (all.length > 0 || words.length === 0) {
        return { query, found: all, hasOnlySome: false, suggestion: undefined };
      }
      const telling = words.filter((word) => word.length >= SHORTEST_OF_SOME);
      const some = words.length > 1 ? find(telling, 'OR', false) : [];
      return { query, found: some, hasOnlySome: some.length > 0, suggestion: suggest(query) };
    },
  };
}
