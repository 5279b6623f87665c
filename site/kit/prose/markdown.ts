import { bold, heading, join, link, list, paragraph, plain, quotation } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.paragraphs.flatMap((each, index) => [
      paragraph(each),
      ...section.remarks
        .filter(({ to }) => to === index + 1)
        .map(({ words }) => quotation(plain(words))),
    ]),
    list(section.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    section.action && link(section.action.label, section.action.url),
  );
