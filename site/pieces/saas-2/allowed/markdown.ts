import type { SectionContent } from '../../../kit/define-section.ts';
import { heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** Each band with its share and its cases. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.bands.map(({ title, share, body, items }) =>
      join(heading(3, `${title}, ${share}%`), paragraph(body), list(items.map(plain))),
    ),
    paragraph(section.note),
  );
