import { content } from '../../../content.ts';
import { closedDays } from '../../../kit/ClosedDays.tsx';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import { directionsTo } from './directions.ts';
import type { schema } from './schema.ts';

const pair = ({ term, detail }: { term: string; detail: string }) =>
  `${bold(term)}: ${plain(detail)}`;

/** The offices, and what their maps show around them. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang, contacts, words }: SectionContext,
): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(
      contacts.map(({ kind, label, url }) => `${link(label, url)}: ${plain(section.reach[kind])}`),
    ),
    ...section.offices.flatMap(({ name, address, map, hours, ways }) => {
      const where = address ?? content.brand.address[lang];
      const way = directionsTo(where, section.sample);
      return [
        heading(2, name),
        paragraph(where),
        way ? link(section.directions, way) : bold(words.heroMap.example),
        list([
          ...hours.map(({ days, time }) => pair({ term: days, detail: time })),
          ...ways.map(pair),
        ]),
        map &&
          paragraph(
            [map.office, ...map.areas, ...map.stations].map((place) => place.name).join(', '),
          ),
      ];
    }),
    list(closedDays(lang).map(({ text }) => pair({ term: words.closedDays, detail: text }))),
  );
