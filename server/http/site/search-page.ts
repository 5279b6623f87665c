import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'ghtml';
import type { Lang } from '../../../contract/lang.ts';
import { markdownPath } from '../../../contract/markdown-path.ts';
import {
  type LoadedSearchFile,
  loadSearchFile,
  type SearchFile,
} from '../../../contract/search/file.ts';
import type { Answer } from '../../../contract/search/page-index.ts';
import { linesOf, passageOf } from '../../../contract/search/passage.ts';
import { SEARCH, SEARCH_MARKS } from '../../../contract/search/path.ts';
import { RESULTS_MAX, resultsHtml, statusOf } from '../../../contract/search/results.ts';
import { pageFile } from './send.ts';
import type { Build } from './site.ts';

/** Returns the path of the search page's file in a language, relative to a build's folder. */
export const searchPageFile = (lang: Lang): string => pageFile(lang, SEARCH);

/** The search page of a build in a language, with the data for its answers. */
interface SearchPage extends LoadedSearchFile {
  html: string;
}

/** Creates the search pages of builds; each one is read once per build. */
export function searchPages() {
  const opened = new Map<Lang, { stamp: string; page: Promise<SearchPage | undefined> }>();

  const pageOf = async (build: Build, lang: Lang): Promise<SearchPage | undefined> => {
    const etag = await build.etag(searchPageFile(lang));
    if (etag === undefined) return undefined;
    // Another build may have replaced this one in the same folder (docs/operations.md); the page refers to its index by
    // hash.
    const stamp = `${build.dir} ${etag}`;
    const before = opened.get(lang);
    if (before?.stamp === stamp) return before.page;
    const page = loadSearchPage(build, lang);
    opened.set(lang, { stamp, page });
    // If reading failed, it is read again next time.
    const forget = () => {
      if (opened.get(lang)?.page === page) opened.delete(lang);
    };
    page.then((found) => found ?? forget(), forget);
    return page;
  };

  /**
   * Answers a query with the search page.
   * @param isBusy whether the visitor has searched too often, which the page says instead of results
   * @returns undefined when the build has no search page
   */
  return async (build: Build, lang: Lang, query: string, isBusy: boolean) => {
    const page = await pageOf(build, lang);
    if (!page) return undefined;
    if (isBusy) {
      return { html: insertAnswer(page.html, query, page.words.busy, ''), answer: undefined };
    }
    const answer = page.index.search(query);
    const results = resultsHtml(answer, page, await passages(build, answer));
    return { html: insertAnswer(page.html, query, statusOf(answer, page), results), answer };
  };
}

async function loadSearchPage(build: Build, lang: Lang): Promise<SearchPage | undefined> {
  const file = searchPageFile(lang);
  if (!(await build.has(file))) return undefined;
  const page = await readFile(join(build.dir, file), 'utf8');
  const address = /data-search-form="\/(search-index\/[\w.-]+\.json)"/.exec(page)?.[1];
  if (address === undefined || !(await build.has(address))) return undefined;
  const searchFile = JSON.parse(await readFile(join(build.dir, address), 'utf8')) as SearchFile;
  return { ...loadSearchFile(searchFile), html: page };
}

/** Returns passages of the found pages from their Markdown; a page without one shows its description. */
const passages = (build: Build, { found }: Answer) =>
  Promise.all(
    found.slice(0, RESULTS_MAX).map(async ({ path, words }) => {
      const file = join(build.dir, markdownPath(path));
      const markdown = await readFile(file, 'utf8').catch(() => '');
      return passageOf(linesOf(markdown), words);
    }),
  );

/** The start of each link to this page in another language (site/layouts/LanguageLinks.tsx). */
const LANGUAGE_LINK = new RegExp(`<a href="(?:/[a-z]+)?${SEARCH}(?=" lang=)`, 'g');

/** Inserts an answer into the page at the places that the build has left for it (site/app/search/SearchPage.tsx). */
const insertAnswer = (page: string, query: string, status: string, results: string): string =>
  page
    .replace(SEARCH_MARKS.field, (field) => html`!${field} value="${query.trim()}"`)
    .replace(SEARCH_MARKS.status, (begun) => html`!${begun}${status}`)
    .replace(LANGUAGE_LINK, (link) => `${link}?q=${encodeURIComponent(query.trim())}`)
    .replace(SEARCH_MARKS.results, (begun) => begun + results);
