import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const heroPlainMarkdown = (section: SectionContent<'hero-plain'>): string =>
  join(heading(1, section.heading));
