import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const timelineMarkdown = (section: SectionContent<'timeline'>): string =>
  join(heading(2, section.heading));
