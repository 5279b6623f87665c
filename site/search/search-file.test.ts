import { beforeAll, describe, expect, test } from 'vitest';
import { LANGS, type Lang, localizedPath } from '../../contract/lang.ts';
import { normalize } from '../../contract/search/normalize.ts';
import {
  indexPages,
  loadIndex,
  type PageWords,
  type SearchIndex,
} from '../../contract/search/page-index.ts';
import { linesOf } from '../../contract/search/passage.ts';
import { content } from '../content.ts';
import { markdownPages } from '../markdown/pages.ts';
import { pagesToFind } from './search-file.ts';

const pages = {} as Record<Lang, PageWords[]>;
const indexes = {} as Record<Lang, SearchIndex>;

/** The text of each page in a language as it is compared, line by line. */
const pageTexts = (lang: Lang) =>
  Object.entries(markdownPages).map(([path, written]) => {
    const { title, description, body } = written(lang);
    const lines = [title, description, ...linesOf(body()).map(({ text }) => text)];
    return { path: localizedPath(lang, path), text: lines.map(normalize).join('\n') };
  });

beforeAll(() => {
  for (const lang of LANGS) {
    pages[lang] = pagesToFind(lang).pages;
    indexes[lang] = loadIndex(JSON.parse(JSON.stringify(indexPages(pages[lang]))));
  }
}, 180_000);

test.each(LANGS)('finds each page in %s that contains a term of the glossary', (lang) => {
  const texts = pageTexts(lang);
  const missed = content.glossary.unbreakable.flatMap((term) => {
    const expected = texts.filter(({ text }) => text.includes(normalize(term)));
    const { found, hasOnlySome } = (indexes[lang] as SearchIndex).search(`${term} `);
    const paths = new Set(hasOnlySome ? [] : found.map(({ path }) => path));
    return expected.filter(({ path }) => !paths.has(path)).map(({ path }) => `${term}: ${path}`);
  });
  expect(missed).toEqual([]);
  if (lang === 'th') {
    const onPages = content.glossary.unbreakable.filter((term) =>
      texts.some(({ text }) => text.includes(term)),
    );
    expect(onPages.length).toBeGreaterThan(content.glossary.unbreakable.length / 2);
  }
});

describe.each(LANGS)('in %s', (lang) => {
  test('finds every page by its title, among the first results', () => {
    const missed = (pages[lang] ?? []).filter(({ title, path }) => {
      const { found } = (indexes[lang] as SearchIndex).search(title);
      return !found.slice(0, 5).some((page) => page.path === path);
    });
    expect(missed.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
  });

  test('finds pages for each proposed search', () => {
    const barren = content.search.tries.filter(
      (words) => (indexes[lang] as SearchIndex).search(words[lang]).found.length === 0,
    );
    expect(barren).toEqual([]);
  });
});

test('finds English terms within Thai', () => {
  expect(indexes['th']?.search('pdpa').found.length).toBeGreaterThan(0);
});
