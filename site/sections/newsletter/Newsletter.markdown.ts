import { heading, join, paragraph } from '../../ui/markdown.ts';
import { leadFormMarkdown } from '../lead-form/lead-form-markdown.ts';
import type { SectionContent, SectionContext } from '../section-props.ts';

/** What one gets, and where to subscribe. */
export const newsletterMarkdown = (
  section: SectionContent<'newsletter'>,
  context: SectionContext,
): string =>
  join(heading(2, section.heading), paragraph(section.lead), leadFormMarkdown(section, context));
