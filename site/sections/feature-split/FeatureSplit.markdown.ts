import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const featureSplitMarkdown = (section: SectionContent<'feature-split'>): string =>
  join(heading(2, section.heading));
