import { longDate } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { heading, image, join, paragraph, plain } from '../../ui/markdown.ts';
import { readBody } from '../body/body-of.ts';
import { wordsIn } from '../body/reading-time.ts';
import { defineCollection, type PageParts } from '../define-collection.ts';
import { type Post, schema } from './schema.ts';

/** Returns the parts of a post's page other than its layout (site/layouts/entries/PostPage.tsx). */
const postPage = (post: Post): PageParts => ({
  title: post.title,
  description: post.description,
  weave: post.weave,
  photo: post.photo,
  toMarkdown: (lang, body) =>
    join(
      heading(1, post.title[lang]),
      paragraph(post.description[lang]),
      bylineOf(post, lang),
      image(localize(post.photo, lang)),
      body,
    ),
  toThing: ({ lang, address, image, home }) => ({
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: { '@id': address },
    headline: post.title[lang],
    description: post.description[lang],
    image: [image],
    datePublished: post.date,
    inLanguage: lang,
    author: { '@type': 'Person', name: post.author.name[lang], jobTitle: post.author.role[lang] },
    publisher: { '@id': `${home}#organization` },
    keywords: post.topics.map(({ name }) => name[lang]).join(', '),
    wordCount: wordsIn(readBody({ collection: 'posts', id: post.id }, lang), lang),
  }),
});

/** Returns the author and date in a line of Markdown. */
const bylineOf = ({ author, date }: Post, lang: Lang) =>
  [`${content.ui.by[lang]} ${author.name[lang]}`, longDate(lang, date)].map(plain).join(' · ');

export const posts = defineCollection({ name: 'posts', schema, page: postPage });
