import { fill } from '../../../../contract/fill.ts';
import { dayAndMonth } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import { countOn, dateOf, stateSaid, workingDays } from './phases.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

/** The words, how many tasks are done on each working day, then every task as the days pass. */
export function toMarkdown(section: Content, { lang, words }: SectionContext): string {
  const { tasks, days, after } = section;
  const says = words.monthClose;
  const dayNamed = (day: number) =>
    `${day} (${dayAndMonth(lang, dateOf(after, days[day - 1] ?? day))})`;
  const counted = workingDays.map((day) => {
    const { done, waits } = countOn(day, tasks);
    const others = waits.map(({ who, count }) => fill(says.waits, { who, count: String(count) }));
    const said = fill(says.done, { count: String(tasks.length), day: dayNamed(day) });
    return [`${done} ${said}`, ...others].map(plain).join('; ');
  });
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    paragraph(section.screen.title),
    paragraph(section.screen.status),
    paragraph(section.example),
    list(counted),
    ...tasks.flatMap((task) => [
      heading(2, task.name),
      list(
        task.phases.map((phase) => {
          const said = `${plain(`${says.day} ${phase.from}`)}: ${bold(stateSaid(phase, says))}`;
          return phase.state === 'waits' ? `${said}. ${plain(phase.what)}` : said;
        }),
      ),
    ]),
  );
}
