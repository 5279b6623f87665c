import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
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
