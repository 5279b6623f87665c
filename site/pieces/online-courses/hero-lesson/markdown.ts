import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import { lineName } from './line-name.ts';
import { outcomesOf, valuesIn } from './outcomes.ts';
import type { schema } from './schema.ts';

/** The exercise as a table of every line. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string {
  const { lesson, exercise } = section;
  const says = context.words.heroLesson;
  const baht = (amount: number) => price(context.lang, amount, 'THB');
  const { bands, kinds } = exercise;
  const outcomes = outcomesOf(exercise);
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    list([link(section.action.label, section.action.url)]),
    heading(2, lesson.title),
    paragraph(lesson.label),
    paragraph(lesson.task),
    list(
      bands.map(
        ({ label, values, wrong }) => `${plain(label)}: ${fill(says.band, { values, wrong })}`,
      ),
    ),
    table(
      [
        fill(says.cost, { values: valuesIn(exercise) }),
        ...kinds.map(({ label, error }) =>
          fill(says.kindCost, { kind: label, amount: baht(error) }),
        ),
      ].map(plain),
      Array.from({ length: bands.length + 1 }, (_, line) => [
        plain(lineName(line, bands, says)),
        ...outcomes.filter((each) => each.line === line).map(({ cost }) => baht(cost)),
      ]),
    ),
    paragraph(exercise.note),
  );
}
