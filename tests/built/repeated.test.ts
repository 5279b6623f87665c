import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '../../contract/lang.ts';
import { type BuiltPage, listed } from './pages.ts';
import { stringsIn } from './words.ts';

/** Number of characters from which a text is a paragraph and not a label. */
const PARAGRAPH = { en: 60, th: 45 };

const textOf = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Texts written once and shown in many places: those of entries, the words shared by all entries of a kind, those of
 * the interface, and the company’s.
 */
const shared = new Set(
  globSync('content/{*/*/entry,entries,brand,ui}.yaml').flatMap((file) =>
    stringsIn(parse(readFileSync(file, 'utf8'))),
  ),
);

/** The parts before and after the placeholders in some of these texts. */
const templates = [...shared]
  .map((text) => text.split(/\{\w+\}/))
  .filter((around) => around.length === 2 && around.join('').length > 20);

const isShared = (text: string) =>
  shared.has(text) ||
  templates.some(([before = '', after = '']) => text.startsWith(before) && text.endsWith(after));

/**
 * Returns the texts that a page itself says to its reader; forms are left out, because they are the same everywhere.
 */
const paragraphsOf = ({ $, lang }: BuiltPage): Set<string> =>
  new Set(
    $('main :is(p, li, dd, blockquote, figcaption, td)')
      // An item that is a card shows an entry’s texts.
      .not('form *, :has(article)')
      .toArray()
      // Elements made of paragraphs are checked by paragraph.
      .filter((element) => $(element).children('p').length === 0)
      .map((element) => textOf($(element).text()))
      .filter((text) => text.length >= PARAGRAPH[lang] && !isShared(text)),
  );

/** Returns the first page of a list, whose further pages begin with the same text. */
const firstOfList = (path: string) => path.replace(/\/\d+$/, '');

test.each(LANGS)('repeats no paragraph on two pages in %s', (lang) => {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of listed.filter((each) => each.lang === lang)) {
    for (const text of paragraphsOf(page)) {
      pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(firstOfList(page.path)));
    }
  }
  expect(pagesOf.size).toBeGreaterThan(0);
  const repeated = [...pagesOf].filter(([, paths]) => paths.size >= 2);
  expect(repeated).toEqual([]);
});
