import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { FEED } from '../../site/collections/post-places.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { bytesOf, fileAt, listed, origin } from './pages.ts';

describe.each(LANGS)('the RSS 2.0 feed in %s:', (lang) => {
  const path = localizedPath(lang, FEED);
  const written = bytesOf(path.slice(1)).toString('utf8');
  const $ = load(written, { xml: true });
  const channel = $('rss > channel');

  test('is in its language, and names its page and its own address', async () => {
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

  test('lists every post, newest first, and is linked from every page', () => {
    const text = (name: string) =>
      channel
        .children('item')
        .toArray()
        .map((item) => $(item).children(name).text());
    const newest = entriesOf(posts, 'newest');
    expect(text('link')).toEqual(newest.map(({ url = '' }) => origin + localizedPath(lang, url)));
    expect(text('title')).toEqual(newest.map(({ title }) => title[lang]));
    expect(text('dc\\:creator')).toEqual(newest.map(({ author }) => author.name[lang]));
    expect(new Set(text('guid')).size).toBe(newest.length);
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
