import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { type BuiltPage, listed } from './pages.ts';

/** From so many characters on, a text is a paragraph and not a label. */
const PARAGRAPH = { en: 60, th: 45 };

/** What a page says to its reader; forms say the same wherever they stand, as a control does. */
const paragraphsOf = ({ $, lang }: BuiltPage): Set<string> =>
  new Set(
    $('main :is(p, li, dd, blockquote, figcaption, td)')
      .not('form *')
      .toArray()
      .map((element) => $(element).text().replace(/\s+/g, ' ').trim())
      .filter((text) => text.length >= PARAGRAPH[lang]),
  );

test.each(LANGS)('no paragraph in %s stands on three pages', (lang) => {
  const pagesOf = new Map<string, string[]>();
  for (const page of listed.filter((each) => each.lang === lang)) {
    for (const text of paragraphsOf(page)) {
      pagesOf.set(text, [...(pagesOf.get(text) ?? []), page.path]);
    }
  }
  expect(pagesOf.size).toBeGreaterThan(0);
  const repeated = [...pagesOf].filter(([, paths]) => paths.length >= 3);
  expect(repeated).toEqual([]);
});
