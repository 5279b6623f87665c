import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.paragraphs.map(paragraph),
    list(section.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    section.action && link(section.action.label, section.action.url),
  );
