import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../../contract/currency.ts';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { courses } from '../../site/collections/courses/index.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { entryPages } from '../../site/collections/pages.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { bytesOf, listed, origin } from './pages.ts';

/** Returns the things of a type in a page’s JSON-LD. */
function thingsAt(path: string, type: string): Record<string, unknown>[] {
  const page = listed.find((each) => each.path === path);
  const data = JSON.parse(page?.$('script[type="application/ld+json"]').text() ?? '{}');
  return (data['@graph'] ?? []).filter((thing: Record<string, unknown>) => thing['@type'] === type);
}

test('has a page for every entry with a body in every language, with its title as the heading', () => {
  expect(entryPages.length).toBeGreaterThan(0);
  for (const lang of LANGS) {
    const built = listed.filter((page) => page.lang === lang);
    const headings = new Map(built.map(({ path, $ }) => [path, $('h1').text()]));
    for (const { url, title } of [...entriesOf(posts), ...entriesOf(courses)]) {
      if (url === undefined) continue;
      // No-break spaces keep Thai words together.
      const heading = headings.get(localizedPath(lang, url))?.replaceAll('\u00a0', ' ');
      expect(heading?.replaceAll(' ', '')).toBe(title[lang].replaceAll(' ', ''));
    }
  }
});

describe.each(LANGS)('in %s', (lang) => {
  test.each(entriesOf(posts).map(({ id, ...post }) => [id, post] as const))(
    '%s is a BlogPosting with its author and day',
    (_, { url = '', title, date, author }) => {
      expect(thingsAt(localizedPath(lang, url), 'BlogPosting')).toEqual([
        expect.objectContaining({
          headline: title[lang],
          datePublished: date,
          inLanguage: lang,
          author: expect.objectContaining({ name: author.name[lang] }),
        }),
      ]);
    },
  );

  test.each(entriesOf(courses).map(({ id, ...course }) => [id, course] as const))(
    '%s is a Course with an offer in each currency and its duration',
    (_, { url = '', title, price, discount = price, syllabus }) => {
      const [course] = thingsAt(localizedPath(lang, url), 'Course');
      expect(course).toMatchObject({
        name: title[lang],
        offers: CURRENCIES.map((priceCurrency) => ({
          price: discount[priceCurrency],
          priceCurrency,
          url: origin + localizedPath(lang, url),
        })),
        hasCourseInstance: { courseWorkload: expect.stringMatching(/^PT\d+H\d+M$/) },
      });
      expect(course?.['syllabusSections']).toHaveLength(syllabus.length);
    },
  );

  test('lists every post in the feed, newest first, and links to the feed on every page', () => {
    const feed = localizedPath(lang, '/blog/rss.xml');
    const $ = load(bytesOf(feed.slice(1)), { xml: true });
    const items = $('item').toArray();
    const newest = entriesOf(posts, 'newest');
    expect(items.map((item) => $(item).find('link').text())).toEqual(
      newest.map(({ url = '' }) => origin + localizedPath(lang, url)),
    );
    expect(items.map((item) => $(item).find('title').text())).toEqual(
      newest.map(({ title }) => title[lang]),
    );
    // Gregorian, whatever the language (thai.md 7).
    expect(items.map((item) => new Date($(item).find('pubDate').text()).toISOString())).toEqual(
      newest.map(({ date }) => `${date}T00:00:00.000Z`),
    );
    expect($('language').text()).toBe(lang);
    for (const page of listed.filter((each) => each.lang === lang)) {
      const named = page.$('link[rel="alternate"][type="application/rss+xml"]').attr('href');
      expect(named, page.path).toBe(feed);
    }
  });
});
