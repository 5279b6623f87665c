import { wholeNumber } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import { offBy } from './off-by.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

/** What the drawing shows, week by week, and what is known of every miss. */
export function toMarkdown(section: Content, { lang }: SectionContext): string {
  const { lead, actions, description, example, words, weeks, misses } = section;
  return join(
    heading(1, section.heading),
    paragraph(lead),
    list(actions.map(({ label, url }) => link(label, url))),
    paragraph(description),
    paragraph(example),
    table(
      ['', words.range, words.within, words.outside].map(plain),
      weeks.map((week, at) => weekRow(section, week, at, (count) => wholeNumber(lang, count))),
    ),
    heading(2, words.misses),
    list(
      misses.map(({ at, when, what }) => plain(`${when}, ${offBy(lang, weeks[at])}: ${what}`)),
      true,
    ),
  );
}

/** A week in the table: the month that begins with it, its range, and what came, within it or outside. */
function weekRow(
  { months }: Content,
  [low, high, came]: Content['weeks'][number],
  at: number,
  written: (count: number) => string,
): string[] {
  const isOutside = came < low || came > high;
  const month = months.find((each) => each.at === at)?.label ?? '';
  return [
    plain(month),
    `${written(low)}–${written(high)}`,
    isOutside ? '' : written(came),
    isOutside ? written(came) : '',
  ];
}
