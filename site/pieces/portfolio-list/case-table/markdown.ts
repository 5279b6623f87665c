import { fill } from '../../../../contract/fill.ts';
import { localize } from '../../../../contract/text.ts';
import { baht, inUnit } from '../../../collections/projects/figures.ts';
import { content } from '../../../content.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The table as a table. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string {
  const words = localize(content.entries.projects, lang);
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    section.projects.some(({ sample }) => sample) ? paragraph(words.example) : '',
    table(
      [section.rowsAre, words.was, words.now, words.weeks, words.cost, words.later].map(plain),
      section.projects
        .toSorted((one, other) => one.baht - other.baht)
        .map(({ title, url, measure, ...project }) => [
          `${url === undefined ? plain(title) : link(title, url)}, ${plain(words.fields[project.field])}`,
          plain(`${inUnit(measure, measure.before, lang)} ${measure.of}`),
          plain(inUnit(measure, measure.after, lang)),
          String(project.weeks),
          baht(lang, project.baht),
          plain(fill(words.monthly, { amount: baht(lang, project.monthly) })),
        ]),
    ),
    paragraph(section.note),
    list(section.ways.map(({ label, url }) => link(label, url))),
  );
}
