import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const phoneScreensMarkdown = (section: SectionContent<'phone-screens'>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.screens.map(
        ({ title, caption, description }) =>
          `${bold(title)}: ${plain(caption)} ${plain(description)}`,
      ),
    ),
  );
