import type { SectionContent } from '../../../kit/define-section.ts';
import { heading, join, link, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The index as a table, each name leading to its place. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    table(
      ['', '', '', '', ''],
      section.entries.map(({ mark, name, asks, flow, time, price, url }) => [
        link(`${mark}. ${name}`, url),
        plain(asks),
        plain(flow.map((by) => section.doers[by]).join(' → ')),
        plain(time),
        plain(price),
      ]),
    ),
    paragraph(Object.values(section.doers).join(', ')),
    paragraph(section.note),
  );
