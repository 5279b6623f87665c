import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const weaveTableMarkdown = (section: SectionContent<'weave-table'>): string =>
  join(heading(2, section.heading));
