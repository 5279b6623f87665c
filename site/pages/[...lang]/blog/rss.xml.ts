import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { type Lang, pathIn } from '../../../../contract/lang.ts';
import { entriesOf } from '../../../collections/define-collection.ts';
import { posts } from '../../../collections/posts/index.ts';
import { content } from '../../../content.ts';
import { FEED } from '../../../layouts/entries/feed.ts';
import { inEveryLanguage } from '../../../layouts/languages.ts';

export const getStaticPaths = inEveryLanguage;

/** The posts as they come out, in one language; dates are Gregorian, as the format wants (thai.md 7). */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang }, site }) => {
  const { brand, entries } = content;
  const home = new URL(pathIn(lang, '/'), site);
  return rss({
    title: `${brand.name} - ${entries.feed[lang]}`,
    description: brand.description[lang],
    site: home,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${lang}</language><atom:link href="${new URL(pathIn(lang, FEED), site).href}" rel="self" type="application/rss+xml"/>`,
    items: entriesOf(posts, 'newest').map(({ title, description, date, topics, url = '/' }) => ({
      title: title[lang],
      description: description[lang],
      pubDate: new Date(date),
      categories: topics.map(({ name }) => name[lang]),
      link: new URL(pathIn(lang, url), site).href,
    })),
  });
};
