import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** Everybody in a line: name, role, and what to turn to them for. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(
      section.people.map(
        ({ name, role, body }) =>
          `${bold(name)}, ${plain([role, body].filter(Boolean).join('. '))}`,
      ),
    ),
    paragraph(section.note),
  );
