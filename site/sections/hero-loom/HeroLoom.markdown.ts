import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const heroLoomMarkdown = (section: SectionContent<'hero-loom'>): string =>
  join(heading(1, section.heading));
