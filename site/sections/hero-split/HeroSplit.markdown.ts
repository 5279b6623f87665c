import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const heroSplitMarkdown = (section: SectionContent<'hero-split'>): string =>
  join(heading(1, section.heading));
