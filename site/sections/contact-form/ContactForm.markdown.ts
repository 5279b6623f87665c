import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const contactFormMarkdown = (section: SectionContent<'contact-form'>): string =>
  join(heading(2, section.heading));
