import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { featured } from '../../site/featured.ts';
import { englishPath } from '../tested-site.ts';
import { addresses } from './pages.ts';

test.each(LANGS)('repeats no title or description in %s', (lang) => {
  // A page for wrong addresses also has an address of its own; a featured entry has a second address.
  const ofLang = addresses.filter(
    (page) => page.lang === lang && !(englishPath(page.path) in featured),
  );
  const titles = ofLang.map(({ $ }) => $('head > title').text());
  expect(titles).toEqual([...new Set(titles)]);
  const descriptions = ofLang.map(({ $ }) => $('meta[name="description"]').attr('content'));
  expect(descriptions).toEqual([...new Set(descriptions)]);
});
