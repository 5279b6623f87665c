import { localize } from '../../contract/text.ts';
import { baht, inUnit } from '../collections/projects/figures.ts';
import { content } from '../content.ts';
import type { schema } from '../pieces/portfolio-slider/case-slides/schema.ts';
import { heading, join, link, list, paragraph, plain, titleMarkdown } from '../ui/markdown.ts';
import type { SectionContent, SectionContext } from './define-section.ts';

type View = Pick<SectionContent<typeof schema>, 'heading' | 'lead' | 'ways' | 'projects'>;

/**
 * Renders the cases of a view for machines: the situation before, the problem, the situation now,
 * time and cost.
 */
export function casesMarkdown(
  { heading: title, lead, ways, projects }: View,
  { lang }: SectionContext,
): string {
  const words = localize(content.entries.projects, lang);
  return join(
    heading(1, title),
    paragraph(lead),
    projects.some(({ sample }) => sample) ? paragraph(words.example) : '',
    ...projects.map((project) => {
      const { measure } = project;
      const facts = [
        [words.client, project.client],
        [words.was, `${project.was} ${inUnit(measure, measure.before, lang)} ${measure.of}`],
        [words.wrong, project.wrong],
        [words.now, `${project.result} ${inUnit(measure, measure.after, lang)} ${measure.of}`],
        [words.weeks, String(project.weeks)],
        [words.cost, baht(lang, project.baht)],
      ];
      return join(
        titleMarkdown(project.title, project.url),
        list(facts.map((fact) => fact.map((each) => plain(each ?? '')).join(': '))),
      );
    }),
    list(ways.map(({ label, url }) => link(label, url))),
  );
}
