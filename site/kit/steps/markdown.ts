import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.steps.map(
        ({ title, body, span }) =>
          `${bold(title)}${span === undefined ? '' : ` (${plain(span)})`}: ${plain(body)}`,
      ),
      true,
    ),
  );
