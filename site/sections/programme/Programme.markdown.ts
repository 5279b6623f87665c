import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const programmeMarkdown = (section: SectionContent<'programme'>): string =>
  join(heading(2, section.heading));
