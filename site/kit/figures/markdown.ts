import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.figures.map(
        ({ value, label, source, url }) =>
          `${bold(value)} ${plain(label)} (${url === undefined ? plain(source) : link(source, url)})`,
      ),
    ),
  );
