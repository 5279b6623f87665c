import { heading, join, paragraph } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { leadFormMarkdown } from '../lead-form/lead-form-markdown.ts';
import type { schema } from './schema.ts';

/** What is asked, and where to do it. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string =>
  join(heading(2, section.heading), paragraph(section.lead), leadFormMarkdown(section, context));
