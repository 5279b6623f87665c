import { z } from 'zod';
import { calendarDate } from '../../../contract/date.ts';
import type { Lang } from '../../../contract/lang.ts';
import { localize, text } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { defineCollection } from '../define-collection.ts';

const schema = z.strictObject({
  title: text(60),
  description: text(160).describe('For search engines'),
  date: calendarDate.describe('Date from which it applies'),
  order: z.int().describe('Position among the notices'),
  points: z.array(text(120)).min(2).max(4).describe('Summary for readers in a hurry'),
  weave: weave.describe('Cloth of its share image; the page itself shows none'),
  sample,
});

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
