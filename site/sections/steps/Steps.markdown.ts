import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const stepsMarkdown = (section: SectionContent<'steps'>): string =>
  join(heading(2, section.heading));
