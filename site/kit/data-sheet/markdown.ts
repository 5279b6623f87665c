import { heading, join, paragraph, plain, table } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** Each entry as the table that it is. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.entries.flatMap(({ title, lead, columns, rows, note }) => [
      heading(3, title),
      paragraph(lead),
      table(
        columns.map(({ label }) => plain(label)),
        rows.map(({ cells }) => cells.map(plain)),
      ),
      paragraph(note),
    ]),
  );
