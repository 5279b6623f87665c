import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const peopleMarkdown = (section: SectionContent<'people'>): string =>
  join(heading(2, section.heading));
