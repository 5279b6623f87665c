import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const newsletterMarkdown = (section: SectionContent<'newsletter'>): string =>
  join(heading(2, section.heading));
