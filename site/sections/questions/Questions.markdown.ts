import { heading, join, link, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Each question as a heading, its answer below. */
export const questionsMarkdown = (section: SectionContent<'questions'>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.items.flatMap(({ question, answer }) => [
      heading(3, question),
      ...paragraphsOf(answer).map(paragraph),
    ]),
    section.action && link(section.action.label, section.action.url),
  );
