import { content } from '../../content.ts';
import { readBody } from '../body/body-of.ts';
import { wordsIn } from '../body/reading-time.ts';
import { defineCollection } from '../define-collection.ts';
import { schema } from './schema.ts';

/** The case studies: work for customers, with the situation before and after. */
export const projects = defineCollection({
  name: 'projects',
  schema,
  page: (project) => ({
    title: project.title,
    description: project.description,
    weave: project.weave,
    photo: project.photo,
    toThing: ({ lang, address, image, home }) => ({
      '@type': 'Article',
      '@id': `${address}#case`,
      mainEntityOfPage: { '@id': address },
      headline: project.title[lang],
      description: project.description[lang],
      image: [image],
      inLanguage: lang,
      author: { '@id': `${home}#organization` },
      publisher: { '@id': `${home}#organization` },
      articleSection: content.entries.projects.fields[project.field][lang],
      keywords: content.offers[project.offer]?.name[lang],
      wordCount: wordsIn(readBody({ collection: 'projects', id: project.id }, lang), lang),
    }),
  }),
});
