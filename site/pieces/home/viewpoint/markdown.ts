import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The point of view, who holds it, and what it is about. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { byline }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    plain(`${byline.by} ${byline.author}`),
    plain(section.tags.join(', ')),
  );
