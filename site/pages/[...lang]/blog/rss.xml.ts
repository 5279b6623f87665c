import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { type Lang, localizedPath } from '../../../../contract/lang.ts';
import { FEED, MAGAZINE } from '../../../collections/post-places.ts';
import { content } from '../../../content.ts';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { inEveryLanguage } from '../../../layouts/languages.ts';

export const getStaticPaths = inEveryLanguage;

/** The feed of posts in one language. Dates are Gregorian, as the format requires (thai.md 7). */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang }, site }) => {
  const { brand, entries } = content;
  return rss({
    title: `${brand.name[lang]} - ${entries.feed[lang]}`,
    description: brand.description[lang],
    site: new URL(localizedPath(lang, MAGAZINE), site),
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
    },
    customData: `<language>${lang}</language><atom:link href="${new URL(localizedPath(lang, FEED), site).href}" rel="self" type="application/rss+xml"/>`,
    items: allPosts.parse('all').map(({ title, description, date, topics, author, url = '/' }) => ({
      title: title[lang],
      description: description[lang],
      pubDate: new Date(date),
      // RSS itself identifies authors only by their email address.
      customData: `<dc:creator>${author.name[lang]}</dc:creator>`,
      categories: topics.map(({ name }) => name[lang]),
      link: new URL(localizedPath(lang, url), site).href,
    })),
  });
};
