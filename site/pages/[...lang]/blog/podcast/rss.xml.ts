import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { FIRST_LANG, type Lang, localizedPath } from '../../../../../contract/lang.ts';
import { FINISHED_LANGS } from '../../../../../contract/languages.ts';
import { entriesOf } from '../../../../collections/define-collection.ts';
import { PODCAST, PODCAST_FEED } from '../../../../collections/episodes/feed.ts';
import { episodes } from '../../../../collections/episodes/index.ts';
import {
  soundAddress,
  soundOf,
  transcriptAddress,
} from '../../../../collections/episodes/sound.ts';
import { content } from '../../../../content.ts';
import { inEveryLanguage } from '../../../../layouts/languages.ts';
import { coverAddress } from '../../../../ui/podcast-cover.ts';

export const getStaticPaths = inEveryLanguage;

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns an element of a feed, with its content escaped and its attributes unchanged. */
const element = (name: string, words: string, attributes = '') =>
  `<${name}${attributes}>${escaped(words)}</${name}>`;

/**
 * The podcast feed in one language, with the elements that Apple and Spotify require. The audio is the same in every
 * language, and there are transcripts in all of them. Dates are Gregorian, as the format requires (thai.md 7).
 */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang }, site }) => {
  const { brand, entries } = content;
  const words = entries.episodes;
  const full = (path: string) => new URL(path, site).href;
  const cover = `<itunes:image href="${full(coverAddress(lang))}"/>`;
  const channel = [
    element('language', lang),
    element('copyright', brand.legalName[lang]),
    `<atom:link href="${full(localizedPath(lang, PODCAST_FEED))}" rel="self" type="application/rss+xml"/>`,
    cover,
    element('itunes:author', brand.company[lang]),
    `<itunes:owner>${element('itunes:name', brand.company[lang])}${element('itunes:email', brand.email)}</itunes:owner>`,
    '<itunes:category text="Business"/><itunes:category text="Technology"/>',
    element('itunes:explicit', 'false'),
    element('itunes:type', 'episodic'),
  ];
  return rss({
    title: words.name[lang],
    description: words.description[lang],
    site: full(localizedPath(lang, PODCAST)),
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      podcast: 'https://podcastindex.org/namespace/1.0',
    },
    customData: channel.join(''),
    items: entriesOf(episodes, 'newest').flatMap((episode) => {
      const { id, title, description, date, number, url } = episode;
      if (url === undefined) return [];
      const { seconds, bytes } = soundOf(episode);
      const transcripts = FINISHED_LANGS.map(
        (each) =>
          `<podcast:transcript url="${full(transcriptAddress(id, each))}" type="text/vtt" language="${each}"${each === FIRST_LANG ? ' rel="captions"' : ''}/>`,
      );
      return {
        title: title[lang],
        description: `${description[lang]} ${words.synthetic[lang]}`,
        pubDate: new Date(date),
        link: full(localizedPath(lang, url)),
        enclosure: { url: full(soundAddress(id)), length: bytes, type: 'audio/mpeg' },
        customData: [
          element('itunes:duration', String(Math.round(seconds))),
          element('itunes:episode', String(number)),
          element('itunes:episodeType', 'full'),
          element('itunes:explicit', 'false'),
          cover,
          ...transcripts,
        ].join(''),
      };
    }),
  });
};
