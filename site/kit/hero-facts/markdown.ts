import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The words, then the facts. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    paragraph(section.note),
  );
