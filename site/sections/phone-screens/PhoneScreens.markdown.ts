import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const phoneScreensMarkdown = (section: SectionContent<'phone-screens'>): string =>
  join(heading(2, section.heading));
