import { createHash } from 'node:crypto';
import { LANGS, type Lang, localizedPath } from '../../contract/lang.ts';
import { memoize } from '../../contract/memoize.ts';
import type { SearchFile } from '../../contract/search/file.ts';
import { indexPages, type PageWords } from '../../contract/search/page-index.ts';
import { linesOf } from '../../contract/search/passage.ts';
import { localize } from '../../contract/text.ts';
import { entryPages } from '../collections/pages.ts';
import { content, unbreakableTerms } from '../content.ts';
import { languagesOf } from '../languages-of.ts';
import { markdownPages } from '../markdown/pages.ts';
import { wordCutter } from './word-cutter.ts';

const collectionOf = new Map(entryPages.map(({ path, collection }) => [path, collection]));

/**
 * Returns the kind of page at an English path, in words.
 * @throws Error if `content/search.yaml` has no word for it
 */
function kindOf(path: string, lang: Lang): string {
  const kind = collectionOf.get(path) ?? (path.startsWith('/account/') ? 'account' : 'page');
  const words = content.search.kinds[kind];
  if (!words) throw new Error(`content/search.yaml: kinds: needs a word for ${kind}: ${path}`);
  return words[lang];
}

/** Returns the English paths of all pages in the search index of a language. */
export const pathsToFind = (lang: Lang): string[] =>
  Object.keys(markdownPages).filter((path) => languagesOf(path).includes(lang));

/**
 * Returns the indexed text of the pages in a language, taken from their Markdown, and the terms in it that must not
 * break across lines.
 */
export function pagesToFind(lang: Lang): { pages: PageWords[]; terms: string[] } {
  const pages = pathsToFind(lang).flatMap((path) => {
    const written = markdownPages[path]?.(lang);
    if (!written) return [];
    const { title, description, body } = written;
    const lines = linesOf(body());
    const texts = (areHeadings: boolean) =>
      lines.filter(({ isHeading }) => isHeading === areHeadings).map(({ text }) => text);
    const said = { headings: texts(true), body: [description, ...texts(false)] };
    return [{ path, title, description, said }];
  });
  const all = pages.flatMap(({ title, said }) => [title, ...said.headings, ...said.body]);
  const cut = wordCutter(unbreakableTerms(), all);
  const words = (texts: readonly string[]) => texts.flatMap(cut).join(' ');
  const joined = all.join('\n');
  const terms = unbreakableTerms().filter((term) => joined.includes(term));
  const found = pages.map(({ path, title, description, said }) => ({
    path: localizedPath(lang, path),
    title,
    description,
    kind: kindOf(path, lang),
    titleWords: words([title]),
    headingWords: words(said.headings),
    bodyWords: words(said.body),
  }));
  return { pages: found, terms };
}

/** The search index of a language, in a file whose name changes with its content. */
const searchFile = memoize(
  (lang: Lang) => lang,
  (lang) => {
    const { pages, terms } = pagesToFind(lang);
    const file: SearchFile = {
      lang,
      words: localize(content.search.answers, lang),
      terms,
      index: indexPages(pages),
    };
    const text = JSON.stringify(file);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return { name: `${lang}.${hash}`, text };
  },
);

/** Returns the files of all languages that have a search page. */
export const searchFiles = () =>
  LANGS.filter((lang) => languagesOf('/search').includes(lang)).map(searchFile);

export const searchAddress = (lang: Lang): string => `/search-index/${searchFile(lang).name}.json`;
