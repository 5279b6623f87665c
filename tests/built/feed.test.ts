import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { FEED } from '../../site/collections/post-places.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { bytesOf, fileAt, listed, origin } from './pages.ts';

/** A day in RFC 822 format, with the four-digit year that RSS 2.0 requires. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;

/** The elements that RSS 2.0 allows within an item; others have a namespace. */
const OF_ITEMS = [
  'title',
  'link',
  'description',
  'author',
  'category',
  'comments',
  'enclosure',
  'guid',
  'pubDate',
  'source',
];

describe.each(LANGS)('the RSS 2.0 feed in %s:', (lang) => {
  const path = localizedPath(lang, FEED);
  const written = bytesOf(path.slice(1)).toString('utf8');
  const $ = load(written, { xml: true });
  const channel = $('rss > channel');
  const items = channel.children('item').toArray();

  test('has one channel with each required element once and its own address', async () => {
    expect(written).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
    expect($('rss').attr('version')).toBe('2.0');
    expect($('rss').attr('xmlns:atom')).toBe('http://www.w3.org/2005/Atom');
    expect($('rss').attr('xmlns:dc')).toBe('http://purl.org/dc/elements/1.1/');
    expect($('rss').children()).toHaveLength(1);
    for (const name of ['title', 'link', 'description', 'language']) {
      expect(channel.children(name), name).toHaveLength(1);
      expect(channel.children(name).text().trim(), name).not.toBe('');
    }
    expect(channel.children('language').text()).toBe(lang);
    const page = new URL(channel.children('link').text());
    expect(page.origin).toBe(origin);
    expect(await fileAt(page.pathname)).toMatch(lang === 'th' ? /^th\// : /^(?!th\/)/);
    const self = channel.children('atom\\:link');
    expect(self).toHaveLength(1);
    expect(self.attr()).toEqual({
      href: origin + path,
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  test('has a title, a link, a unique guid, a day and an author for every item', () => {
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const names = $(item)
        .children()
        .toArray()
        .map(({ tagName }) => tagName);
      const unknown = names.filter((name) => !OF_ITEMS.includes(name) && !name.includes(':'));
      expect(unknown).toEqual([]);
      for (const name of ['title', 'link', 'description', 'guid', 'pubDate', 'dc:creator']) {
        const found = $(item).children(name.replace(':', '\\:'));
        expect(found, name).toHaveLength(1);
        expect(found.text().trim(), name).not.toBe('');
      }
      const day = $(item).children('pubDate').text();
      expect(day).toMatch(RFC_822);
      // The name of the day matches the date.
      expect(new Date(day).toUTCString().slice(0, 16)).toBe(day.slice(0, 16));
      const guid = $(item).children('guid');
      expect(guid.attr('isPermaLink')).toBe('true');
      expect(guid.text()).toBe($(item).children('link').text());
    }
    const guids = items.map((item) => $(item).children('guid').text());
    expect(guids).toEqual([...new Set(guids)]);
  });

  test('lists every post, newest first, and is linked from every page', () => {
    const text = (name: string) => items.map((item) => $(item).children(name).text());
    const newest = entriesOf(posts, 'newest');
    expect(text('link')).toEqual(newest.map(({ url = '' }) => origin + localizedPath(lang, url)));
    expect(text('title')).toEqual(newest.map(({ title }) => title[lang]));
    // Gregorian, whatever the language (thai.md 7).
    expect(text('pubDate').map((day) => new Date(day).toISOString())).toEqual(
      newest.map(({ date }) => `${date}T00:00:00.000Z`),
    );
    for (const page of listed.filter((each) => each.lang === lang)) {
      const named = page.$('link[rel="alternate"][type="application/rss+xml"]').attr('href');
      expect(named, page.path).toBe(path);
    }
  });

  test('contains only what feed readers can show', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b-\u200d\u2060]/u);
  });
});
