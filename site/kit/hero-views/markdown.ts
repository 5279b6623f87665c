import { heading, join, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** What the view is called and good for; machines need no other one. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(heading(1, section.heading), paragraph(section.lead));
