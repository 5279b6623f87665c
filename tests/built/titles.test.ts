import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { featured } from '../../site/featured.ts';
import { englishPath } from '../tested-site.ts';
import { addresses, company, pages } from './pages.ts';

test('the home page is called Main (spec A9)', () => {
  const home = pages.find(({ path }) => path === '/');
  expect(home?.$('head > title').text()).toBe(`${company.name} - Main`);
});

test.each(LANGS)('no two pages in %s share a title or a description', (lang) => {
  // What answers a wrong address is a page of its own, too; a featured entry is the same page at a second address.
  const ofLang = addresses.filter(
    (page) => page.lang === lang && !(englishPath(page.path) in featured),
  );
  const titles = ofLang.map(({ $ }) => $('head > title').text());
  expect(titles).toEqual([...new Set(titles)]);
  const descriptions = ofLang.map(({ $ }) => $('meta[name="description"]').attr('content'));
  expect(descriptions).toEqual([...new Set(descriptions)]);
});
