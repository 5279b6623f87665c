import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** Every resolution in one table. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    plain(`${section.printed.label} ${section.printed.value}`),
    table(
      [section.legend, section.words.read, section.words.confidence, ''].map(plain),
      section.steps.map(({ dpi, from, read, confidence, title, body }) => [
        plain(`${dpi} dpi, ${from}`),
        plain(read ?? section.words.nothing),
        `${confidence}%`,
        `${bold(title)}: ${plain(body)}`,
      ]),
    ),
  );
