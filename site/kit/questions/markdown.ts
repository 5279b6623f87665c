import { heading, join, link, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { schema } from './schema.ts';

/** Each question as a heading, its answer below. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.items.flatMap(({ question, answer }) => [
      heading(3, question),
      ...paragraphsOf(answer).map(paragraph),
    ]),
    section.action && link(section.action.label, section.action.url),
  );
