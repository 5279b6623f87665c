import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const bentoMarkdown = (section: SectionContent<'bento'>): string =>
  join(heading(2, section.heading));
