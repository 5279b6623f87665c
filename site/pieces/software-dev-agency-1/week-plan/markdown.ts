import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import { paidByWeek } from './paid.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

/** A week with all that is said of it, and what there would be if it were the last. */
function weekMarkdown(
  week: Content['weeks'][number],
  number: number,
  paid: string,
  { team, words }: { team: Content['team']; words: SectionContext['words']['weekPlan'] },
): string {
  const { lanes, handed, wrong, isPaid, yours, decision, ended } = week;
  const lane = (works: (typeof lanes)[number], index: number) => {
    const done = works.map(({ what, days, kind }) =>
      plain(`${what} (${words[kind]}, ${fill(words.days, { days })})`),
    );
    return `${bold(team[index]?.name ?? '')}: ${done.join('; ')}`;
  };
  return join(
    heading(3, fill(words.week, { week: number })),
    list([
      ...lanes.map(lane),
      `${bold(words.handed)}: ${plain([wrong, handed].filter(Boolean).join(' '))}`,
      `${bold(words.yours)}: ${plain(`${fill(words.hours, { hours: yours.hours })} ${yours.what}`)}`,
      `${bold(decision.question)} ${plain(decision.answer)}`,
      `${bold(words.paid)}: ${paid}${isPaid ? '' : ` (${plain(words.unpaid)})`}`,
      `${bold(words.end)}. ${plain(`${words.have}: ${ended.have} ${words.missing}: ${ended.missing}`)}`,
    ]),
  );
}

/** Every week in full, one after the other. */
export function toMarkdown(section: Content, { lang, words }: SectionContext): string {
  const { team, weeks, rate } = section;
  const paid = paidByWeek(weeks);
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    paragraph(section.example),
    paragraph(section.days.join(', ')),
    list(team.map(({ name, does }) => `${bold(name)} ${plain(does)}`)),
    paragraph(section.choose),
    ...weeks.map((week, index) =>
      weekMarkdown(week, index + 1, price(lang, rate * (paid[index] ?? 0), 'THB'), {
        team,
        words: words.weekPlan,
      }),
    ),
  );
}
