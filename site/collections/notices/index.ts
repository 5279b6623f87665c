import type { Lang } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { defineCollection } from '../define-collection.ts';
import { schema } from './schema.ts';

/** Returns the party responsible for a notice and the location of the data. */
export function particularsOf(lang: Lang): { term: string; detail: string }[] {
  const words = localize(content.entries.notices, lang);
  const brand = localize(content.brand, lang);
  return [
    { term: words.controller, detail: brand.legalName },
    { term: words.registration, detail: brand.registration },
    { term: words.address, detail: brand.address },
    { term: words.place, detail: brand.dataPlace },
  ];
}

/** The notices that the law requires: on personal data, on browser storage, and the terms. */
export const notices = defineCollection({
  name: 'notices',
  schema,
  page: (notice) => ({
    title: notice.title,
    description: notice.description,
    weave: notice.weave,
    toThing: ({ lang, address, home }) => ({
      '@type': 'DigitalDocument',
      '@id': `${address}#notice`,
      name: notice.title[lang],
      datePublished: notice.date,
      inLanguage: lang,
      publisher: { '@id': `${home}#organization` },
    }),
  }),
});
