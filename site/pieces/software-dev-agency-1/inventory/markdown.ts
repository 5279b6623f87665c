import type { SectionContent } from '../../../kit/define-section.ts';
import { heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** A line for each thing that is handed over. */
export const toMarkdown = ({
  heading: title,
  lead,
  items,
  note,
}: SectionContent<typeof schema>): string =>
  join(
    heading(2, title),
    paragraph(lead),
    list(
      items.map(
        ({ place, what, size }) =>
          `\`${place}\` ${plain(what)}${size === undefined ? '' : ` (${plain(size)})`}`,
      ),
    ),
    paragraph(note),
  );
