import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const proseMarkdown = (section: SectionContent<'prose'>): string =>
  join(heading(2, section.heading));
