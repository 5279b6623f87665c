import { code, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** The contents as links, then the file. */
export const toMarkdown = ({
  heading: title,
  lead,
  contents,
  file,
  note,
}: SectionContent<typeof schema>): string =>
  join(
    heading(1, title),
    paragraph(lead),
    list(
      contents.map(({ label, holds, url }) => `${link(label, url)}: ${plain(holds)}`),
      true,
    ),
    paragraph(file.name),
    code(file.language, file.code.trimEnd()),
    paragraph(note),
  );
