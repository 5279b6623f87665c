import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { episodes } from '../../site/collections/episodes/index.ts';
import { content } from '../../site/content.ts';
import { asWritten, attributesOf, bytesOf, origin, pageAt, thingsOf } from './pages.ts';

const all = entriesOf(episodes, 'newest');
const words = content.entries.episodes;

const fileAt = (address: string | undefined) => {
  expect(address).toMatch(new RegExp(`^${origin}/`));
  return bytesOf((address ?? '').slice(origin.length + 1));
};

describe.each(LANGS)('the feed of the podcast in %s', (lang) => {
  const feed = localizedPath(lang, '/blog/podcast/rss.xml');
  const $ = load(bytesOf(feed.slice(1)), { xml: true });
  const items = $('channel > item').toArray();
  const channel = (name: string) => $(`channel > ${name.replace(':', '\\:')}`);

  test('describes the podcast as directories require', () => {
    expect(channel('title').text()).toBe(words.name[lang]);
    expect(channel('description').text()).toBe(words.description[lang]);
    expect(channel('link').text()).toBe(origin + localizedPath(lang, '/blog/podcast'));
    expect(channel('language').text()).toBe(lang);
    expect(channel('itunes:author').text()).toBe(content.brand.company[lang]);
    expect($('itunes\\:owner > itunes\\:name').text()).toBe(content.brand.company[lang]);
    expect($('itunes\\:owner > itunes\\:email').text()).toBe(content.brand.email);
    expect(attributesOf({ $ }, 'channel > itunes\\:category', 'text')).toContain('Technology');
    expect(channel('itunes:explicit').text()).toBe('false');
    expect(channel('itunes:type').text()).toBe('episodic');
    expect(channel('atom:link').attr()).toEqual({
      href: origin + feed,
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  test('has a square cover of 1400 to 3000 px', async () => {
    const cover = await sharp(fileAt(channel('itunes:image').attr('href'))).metadata();
    expect(cover.format).toBe('png');
    expect(cover.width).toBe(cover.height);
    expect(cover.width).toBeGreaterThanOrEqual(1400);
    expect(cover.width).toBeLessThanOrEqual(3000);
    expect(cover).toMatchObject({ space: 'srgb', channels: 3, hasAlpha: false, isPalette: false });
  });

  test('lists every episode, newest first, with its own guid, length and day', () => {
    const text = (name: string) =>
      items.map((item) => $(item).find(name.replace(':', '\\:')).text());
    expect(text('title')).toEqual(all.map(({ title }) => title[lang]));
    expect(text('link')).toEqual(all.map(({ url = '' }) => origin + localizedPath(lang, url)));
    expect(new Set(text('guid')).size).toBe(all.length);
    expect(text('guid').every((guid) => guid.length > 0)).toBe(true);
    expect(text('pubDate').map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(
      all.map(({ date }) => date),
    );
    expect(text('itunes:episode')).toEqual(all.map(({ number }) => String(number)));
    for (const duration of text('itunes:duration').map(Number)) {
      expect(duration).toBeGreaterThanOrEqual(60);
      expect(duration).toBeLessThanOrEqual(120);
    }
    for (const about of text('description')) expect(about).toContain(words.synthetic[lang]);
  });

  test('links to sounds of the declared length and to transcripts in every language', () => {
    for (const item of items) {
      const enclosure = $(item).find('enclosure').attr();
      expect(enclosure?.['type']).toBe('audio/mpeg');
      expect(fileAt(enclosure?.['url']).length).toBe(Number(enclosure?.['length']));
      const transcripts = $(item).find('podcast\\:transcript').toArray();
      expect(transcripts.map((each) => $(each).attr('language'))).toEqual(LANGS);
      for (const each of transcripts) {
        expect(fileAt($(each).attr('url')).toString()).toMatch(/^WEBVTT\n/);
      }
    }
  });

  test('is linked from the pages of the podcast', () => {
    const paths = ['/blog/podcast', ...all.map(({ url = '' }) => url)];
    for (const path of paths) {
      const page = pageAt(localizedPath(lang, path));
      const feeds = attributesOf(page, 'link[type="application/rss+xml"]', 'href');
      expect(feeds, path).toContain(feed);
    }
  });
});

test('marks an episode as a PodcastEpisode with its sound and has its full transcript', () => {
  for (const lang of LANGS) {
    for (const { url = '', title, transcript } of all) {
      const page = pageAt(localizedPath(lang, url));
      expect(thingsOf(page, 'PodcastEpisode')).toContainEqual(
        expect.objectContaining({
          name: title[lang],
          timeRequired: expect.stringMatching(/^PT\d+S$/),
          associatedMedia: expect.objectContaining({ encodingFormat: 'audio/mpeg' }),
        }),
      );
      const transcriptText = asWritten(page.$('[data-section="transcript"]').text());
      for (const line of transcript) expect(transcriptText).toContain(asWritten(line.words[lang]));
      // Without JavaScript, the browser's own player plays it, and chapters lead into the file.
      expect(page.$('audio').attr()).toMatchObject({ preload: 'none', controls: '' });
      expect(page.$('a[data-seek]').attr('href')).toMatch(/\.mp3#t=/);
    }
  }
});
