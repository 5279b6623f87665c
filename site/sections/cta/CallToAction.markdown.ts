import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const callToActionMarkdown = (section: SectionContent<'cta'>): string =>
  join(heading(2, section.heading));
