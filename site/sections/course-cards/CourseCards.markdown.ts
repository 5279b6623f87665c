import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const courseCardsMarkdown = (section: SectionContent<'course-cards'>): string =>
  join(heading(2, section.heading));
