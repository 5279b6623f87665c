import { bold, code, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    section.shown && paragraph(section.shown.caption),
    section.shown &&
      list(section.shown.rows.map(({ label, value }) => `${plain(label)}: ${bold(value)}`)),
    ...section.files.flatMap(({ name, language, code: lines }) => [
      heading(3, name),
      code(language, lines.trimEnd()),
    ]),
    ...(section.answer
      ? [heading(3, section.answer.label), code('json', section.answer.code.trimEnd())]
      : []),
    section.points.length > 0 &&
      list(section.points.map(({ title, body }) => `${bold(title)}: ${plain(body)}`)),
  );
