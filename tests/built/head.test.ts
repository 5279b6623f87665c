import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { addresses, company, origin, pages } from './pages.ts';

/** What search engines show of a title and a description before they cut it. */
const ROUTE_TITLE_MAX = 60;
const DESCRIPTION = { min: 50, max: 160 };

const brandPart = `${company.name} - `;

test.each(pages)('$file has one first heading, and no level is skipped', ({ $ }) => {
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.forEach((level, index) => {
    expect(level, `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(
      (levels[index - 1] ?? 0) + 1,
    );
  });
});

// Spec A9.
test.each(pages)('$file: its title is the product name, a dash and the route’s title', ({ $ }) => {
  expect($('title:not(svg title)')).toHaveLength(1);
  const title = $('head > title').text();
  expect(title.startsWith(brandPart), title).toBe(true);
  const route = title.slice(brandPart.length);
  expect(route).toBe(route.trim());
  expect(route).not.toBe('');
  expect(route.length).toBeLessThanOrEqual(ROUTE_TITLE_MAX);
});

test('the home page is called Main (spec A9)', () => {
  const home = pages.find(({ path }) => path === '/');
  expect(home?.$('head > title').text()).toBe(`${company.name} - Main`);
});

test.each(LANGS)('no two pages in %s share a title or a description', (lang) => {
  // What answers a wrong address is a page of its own, too.
  const ofLang = addresses.filter((page) => page.lang === lang);
  const titles = ofLang.map(({ $ }) => $('head > title').text());
  expect(titles).toEqual([...new Set(titles)]);
  const descriptions = ofLang.map(({ $ }) => $('meta[name="description"]').attr('content'));
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

test.each(pages)('$file has a description of a length that is shown whole', ({ $ }) => {
  const metas = $('head > meta[name="description"]');
  expect(metas).toHaveLength(1);
  const { length } = metas.attr('content') ?? '';
  expect(length).toBeGreaterThanOrEqual(DESCRIPTION.min);
  expect(length).toBeLessThanOrEqual(DESCRIPTION.max);
});

test.each(pages)('$file is marked with its language', ({ $, lang }) => {
  expect($('html').attr('lang')).toBe(lang);
});

test.each(pages)(
  '$file: its canonical address is its own, if it is to be found',
  ({ $, path, isListed }) => {
    const found = $('link[rel="canonical"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(found).toEqual(isListed ? [origin + path] : []);
  },
);
