import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const heroLostMarkdown = (section: SectionContent<'hero-lost'>): string =>
  join(heading(1, section.heading));
