import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The exchange, message by message. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    link(section.action.label, section.action.url),
    paragraph(section.label),
    list(
      section.messages.map(({ when, from, visitor, says, promise }) =>
        [
          bold([when, from?.name ?? visitor].filter(Boolean).join(', ')),
          plain(says),
          promise && `(${plain(promise)})`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
      true,
    ),
  );
