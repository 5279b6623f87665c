import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const comparisonTableMarkdown = (section: SectionContent<'comparison-table'>): string =>
  join(heading(2, section.heading));
