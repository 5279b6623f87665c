import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'ghtml';
import { type Lang, pathIn } from '../../contract/lang.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import type { SearchFile } from '../../contract/search/file.ts';
import { type Answer, openIndex, type SearchIndex } from '../../contract/search/index-of-pages.ts';
import { linesOf, passageOf } from '../../contract/search/passage.ts';
import { SEARCH } from '../../contract/search/path.ts';
import { resultsHtml, SHOWN, statusOf } from '../../contract/search/results.ts';
import type { Build } from './site.ts';

/** The file of the search page in a language, from a build's folder. */
export const searchPageFile = (lang: Lang): string => `${pathIn(lang, SEARCH)}.html`.slice(1);

/** The search page of a build in a language, with what its answers are made of. */
interface SearchPage extends Omit<SearchFile, 'index'> {
  html: string;
  index: SearchIndex;
}

/** A page that answers a query. */
interface AnsweredPage {
  html: string;
  /** Undefined when nothing was looked for. */
  answer: Answer | undefined;
}

/** Answers queries with the search page of the build that is current. */
export interface SearchPages {
  /**
   * @param isBusy whether somebody has asked too often, and is told so in place of results
   * @returns undefined when the build has no search page
   */
  answer: (
    build: Build,
    lang: Lang,
    query: string,
    isBusy: boolean,
  ) => Promise<AnsweredPage | undefined>;
}

/** Makes the search pages, each read once a build. */
export function searchPages(): SearchPages {
  let dir: string | undefined;
  let pages = new Map<Lang, Promise<SearchPage | undefined>>();

  const pageOf = (build: Build, lang: Lang): Promise<SearchPage | undefined> => {
    if (dir !== build.dir) {
      dir = build.dir;
      pages = new Map();
    }
    const opened = pages;
    const known = opened.get(lang) ?? open(build, lang);
    opened.set(lang, known);
    // What could not be read is read anew the next time.
    known.then(
      (page) => page ?? opened.delete(lang),
      () => opened.delete(lang),
    );
    return known;
  };

  return {
    answer: async (build, lang, query, isBusy) => {
      const page = await pageOf(build, lang);
      if (!page) return undefined;
      if (isBusy) {
        return { html: filled(page.html, query, page.words.busy, ''), answer: undefined };
      }
      const answer = page.index.search(query);
      const results = resultsHtml(answer, page, await passages(build, answer));
      return { html: filled(page.html, query, statusOf(answer, page), results), answer };
    },
  };
}

async function open(build: Build, lang: Lang): Promise<SearchPage | undefined> {
  const file = searchPageFile(lang);
  if (!(await build.has(file))) return undefined;
  const page = await readFile(join(build.dir, file), 'utf8');
  const address = /data-search-form="\/(search-index\/[\w.-]+\.json)"/.exec(page)?.[1];
  if (address === undefined || !(await build.has(address))) return undefined;
  const { index, ...rest } = JSON.parse(
    await readFile(join(build.dir, address), 'utf8'),
  ) as SearchFile;
  return { ...rest, html: page, index: openIndex(index) };
}

/** What is shown of the pages that were found, from their Markdown; their descriptions stand for what has none. */
const passages = (build: Build, { found }: Answer) =>
  Promise.all(
    found.slice(0, SHOWN).map(async ({ path, words }) => {
      const file = join(build.dir, markdownPath(path));
      const markdown = await readFile(file, 'utf8').catch(() => '');
      return passageOf(linesOf(markdown), words);
    }),
  );

/** The page with an answer where the build has left room for it (site/sections/search/SearchPage.tsx). */
const filled = (page: string, query: string, status: string, results: string): string =>
  page
    .replace('data-search-field=""', (field) => html`!${field} value="${query.trim()}"`)
    .replace('data-search-status="">', (begun) => html`!${begun}${status}`)
    .replace('data-search-results="">', (begun) => begun + results);
