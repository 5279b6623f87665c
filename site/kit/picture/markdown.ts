import { heading, join, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The line, and what is to be seen. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(heading(2, section.heading), paragraph(section.alt), paragraph(section.caption));
