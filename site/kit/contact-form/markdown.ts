import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { leadFormMarkdown } from '../lead-form/lead-form-markdown.ts';
import type { schema } from './schema.ts';

/** What to write about, what happens with a message, and where to write. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.points.map(({ title, body }) => `${bold(title)}: ${plain(body)}`),
      true,
    ),
    leadFormMarkdown(section, context),
  );
