import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const quoteMarkdown = (section: SectionContent<'quote'>): string =>
  join(heading(2, section.words));
