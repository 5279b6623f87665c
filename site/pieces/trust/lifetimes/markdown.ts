import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The marks of the scale, then one table: a row a place, a column for each life, and what comes of it last. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    paragraph(section.marks.map(({ label }) => label).join(' · ')),
    table(
      ['', '', ...section.lives.map(({ name }) => plain(name))],
      [
        ...section.places.map(({ name, who, stays }) => [
          bold(name),
          plain(who),
          ...stays.map(({ words }) => plain(words)),
        ]),
        ['', '', ...section.lives.map(({ ends, outcome }) => `${bold(ends)} ${plain(outcome)}`)],
      ],
    ),
  );
