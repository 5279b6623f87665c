import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const heroArticleMarkdown = (section: SectionContent<'hero-article'>): string =>
  join(heading(2, section.heading));
