import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const heroCentredMarkdown = (section: SectionContent<'hero-centred'>): string =>
  join(heading(1, section.heading));
