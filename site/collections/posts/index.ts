import { z } from 'zod';
import { calendarDate } from '../../../contract/date.ts';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { figure } from '../../ui/cover/figure.ts';
import { weave } from '../../ui/loom/weave.ts';
import { vignette } from '../../vignettes/registry.ts';
import { readBody } from '../body/body-of.ts';
import { wordsIn } from '../body/reading-time.ts';
import { defineCollection, reference } from '../define-collection.ts';
import type { Entry } from '../entries.ts';
import { photo } from '../media/index.ts';
import { people } from '../people/index.ts';
import { topic } from '../topics.ts';

const schema = z
  .strictObject({
    title: text(60),
    description: text(160).describe('For teasers and search engines'),
    date: calendarDate.describe('Publication date'),
    topics: z.array(topic).min(1).max(4).describe('Topics, the main one first'),
    author: reference(people),
    weave,
    figure: figure
      .optional()
      .describe('The figure on its cover, drawn on its own cloth: pha khao ma'),
    photo: photo(800).optional().describe('A photo, in place of cloth and figure'),
    vignettes: z
      .record(z.string().regex(/^[a-z][a-z-]*$/), vignette)
      .default({})
      .describe('Product pictures by name: <Vignette name="paper" /> shows one'),
    sample,
  })
  .refine(
    ({ figure: drawn, weave: { structure } }) => drawn === undefined || structure === 'pha-khao-ma',
    {
      path: ['figure'],
      error: 'is only drawn on pha khao ma: use that for `weave`, or remove the figure',
    },
  );

export type Post = Entry<typeof schema>;

export const posts = defineCollection({
  name: 'posts',
  schema,
  page: (post) => ({
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
  }),
});
