import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const videoMarkdown = (section: SectionContent<'video'>): string =>
  join(heading(2, section.heading));
