import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const testimonialsMarkdown = (section: SectionContent<'testimonials'>): string =>
  join(heading(2, section.heading));
