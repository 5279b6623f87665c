import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const postTeasersMarkdown = (section: SectionContent<'post-teasers'>): string =>
  join(heading(2, section.heading));
