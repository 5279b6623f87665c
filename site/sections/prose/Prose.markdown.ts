import { heading, join, link, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const proseMarkdown = (section: SectionContent<'prose'>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.paragraphs.map(paragraph),
    section.action && link(section.action.label, section.action.url),
  );
