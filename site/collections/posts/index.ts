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

export const posts = defineCollection({ name: 'posts', schema, page: postPage });
