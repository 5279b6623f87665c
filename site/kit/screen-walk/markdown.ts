import { clockTime } from '../../../contract/format.ts';
import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { screenMarkdown } from '../phone/blocks-markdown.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

/** Each step in turn, with all that its screens show. */
export function toMarkdown(section: Content, context: SectionContext): string {
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    paragraph(section.example),
    ...section.steps.flatMap(({ name, title, says, facts, screens }) => [
      heading(3, `${clockTime(context.lang, screens[0]?.time ?? '')} ${name}: ${title}`),
      paragraph(says),
      list(facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
      ...screens.map(({ whose, ...screen }) => screenMarkdown(screen, whose)),
    ]),
  );
}
