import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const questionsMarkdown = (section: SectionContent<'questions'>): string =>
  join(heading(2, section.heading));
