import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const codeSampleMarkdown = (section: SectionContent<'code-sample'>): string =>
  join(heading(2, section.heading));
