import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const featureGridMarkdown = (section: SectionContent<'feature-grid'>): string =>
  join(heading(2, section.heading));
