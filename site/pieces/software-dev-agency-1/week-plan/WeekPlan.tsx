import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import { paidByWeek } from './paid.ts';
import { KINDS, type schema } from './schema.ts';
import { Week } from './Week.tsx';

type Props = SectionProps<typeof schema>;

/** Renders the key: the team, and the patterns of their days. */
function Key({
  team,
  words,
}: Pick<Props, 'team'> & { words: Props['context']['words']['weekPlan'] }) {
  return (
    <div className="week-key text-sm columns items-center">
      <ul className="flex flex-wrap">
        {team.map(({ name, does }) => (
          <li key={name}>
            <Text.b className="text-ink">{name}</Text.b> <Text>{does}</Text>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap" aria-hidden="true">
        {KINDS.map((kind) => (
          <Text.li key={kind} className="week-work grid items-center text-ink" data-kind={kind}>
            {words[kind]}
          </Text.li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Renders a project week by week. The reader chooses the week after which it ends, with radio buttons alone: later
 * weeks are dimmed. That week is shown in full, with the result, the others in short.
 */
export function WeekPlan(section: Props) {
  const { type, anchor, heading, lead, choose, days, team, weeks, first, rate, context } = section;
  const words = context.words.weekPlan;
  const paid = paidByWeek(weeks);
  return (
    <section id={anchor} className="section wrap week-plan" data-section={type}>
      <SectionHead heading={heading} lead={lead} align="apart" />
      <Key team={team} words={words} />
      <fieldset>
        <Text.legend className="text-xl font-semibold">{choose}</Text.legend>
        <ol>
          {weeks.map((week, index) => (
            <Week
              key={week.handed}
              {...week}
              number={index + 1}
              name={`${anchor}-end`}
              isFirst={index + 1 === first}
              paid={rate * (paid[index] ?? 0)}
              team={team}
              days={days}
              context={context}
            />
          ))}
        </ol>
      </fieldset>
    </section>
  );
}
