import { longDate } from '../../../contract/format.ts';
import { content } from '../../content.ts';
import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { PageParts } from '../define-collection.ts';
import type { Notice } from './schema.ts';

/** The page of a notice, besides what is seen (site/layouts/entries/NoticeParts.tsx). */
export const noticePage = (notice: Notice): PageParts => ({
  title: notice.title,
  description: notice.description,
  weave: notice.weave,
  toMarkdown: (lang, body) => {
    const { inForce, controller, registration, address, place } = content.entries.notices;
    const { brand } = content;
    return join(
      heading(1, notice.title[lang]),
      paragraph(`${inForce[lang]} ${longDate(lang, notice.date)}`),
      list(notice.points.map((point) => plain(point[lang]))),
      list(
        [
          [controller, brand.legalName[lang]],
          [registration, brand.registration],
          [address, brand.address[lang]],
          [place, brand.dataPlace[lang]],
        ].map(
          ([term, detail]) =>
            `${bold((term as Record<string, string>)[lang] ?? '')}: ${plain(String(detail))}`,
        ),
      ),
      body,
    );
  },
  toThing: ({ lang, address, home }) => ({
    '@type': 'DigitalDocument',
    '@id': `${address}#notice`,
    name: notice.title[lang],
    datePublished: notice.date,
    inLanguage: lang,
    publisher: { '@id': `${home}#organization` },
  }),
});
