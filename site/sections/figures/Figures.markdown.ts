import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const figuresMarkdown = (section: SectionContent<'figures'>): string =>
  join(heading(2, section.heading));
