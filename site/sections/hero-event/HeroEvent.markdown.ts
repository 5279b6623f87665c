import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const heroEventMarkdown = (section: SectionContent<'hero-event'>): string =>
  join(heading(1, section.heading));
