import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** A line for each: what happens, and what follows. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.items.map(
        ({ moment, what, follows }) => `${bold(moment)}: ${plain(`${what} ${follows}`)}`,
      ),
    ),
  );
