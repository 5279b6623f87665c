import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, code, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** What one gets, the steps of the data with what is seen there, when to choose it, and the code. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, `${section.mark}. ${section.heading}`),
    paragraph(section.gets),
    list(section.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    list(
      section.flow.map(({ does, sees }) => plain(sees === undefined ? does : `${does}. ${sees}`)),
      true,
    ),
    section.points.length > 0 &&
      list(section.points.map(({ title, body }) => `${bold(title)}: ${plain(body)}`)),
    ...section.files.flatMap(({ name, language, code: lines }) => [
      heading(3, name),
      code(language, lines.trimEnd()),
    ]),
  );
