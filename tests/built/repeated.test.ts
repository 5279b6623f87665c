import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '../../contract/lang.ts';
import { type BuiltPage, listed } from './pages.ts';
import { stringsIn } from './words.ts';

/** From so many characters on, a text is a paragraph and not a label. */
const PARAGRAPH = { en: 60, th: 45 };

const textOf = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What is written once, to be shown in many places: the texts of entries, the words around all of their kind, and the company's. */
const shared = new Set(
  globSync('content/{*/*/entry,entries,brand}.yaml').flatMap((file) =>
    stringsIn(parse(readFileSync(file, 'utf8'))),
  ),
);

/** What stands before and after the room that some of them have for what differs from one entry to the next. */
const templates = [...shared]
  .map((text) => text.split(/\{\w+\}/))
  .filter((around) => around.length === 2 && around.join('').length > 20);

const isShared = (text: string) =>
  shared.has(text) ||
  templates.some(([before = '', after = '']) => text.startsWith(before) && text.endsWith(after));

/** What a page says to its reader itself; forms say the same wherever they stand, as a control does. */
const paragraphsOf = ({ $, lang }: BuiltPage): Set<string> =>
  new Set(
    $('main :is(p, li, dd, blockquote, figcaption, td)')
      // An item that is a card holds what the entry says.
      .not('form *, :has(article)')
      .toArray()
      // What consists of paragraphs is asked about by each of them.
      .filter((element) => $(element).children('p').length === 0)
      .map((element) => textOf($(element).text()))
      .filter((text) => text.length >= PARAGRAPH[lang] && !isShared(text)),
  );

/** The further pages of a list begin as its first one does. */
const firstOfList = (path: string) => path.replace(/\/\d+$/, '');

test.each(LANGS)('no paragraph in %s stands on two pages', (lang) => {
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
