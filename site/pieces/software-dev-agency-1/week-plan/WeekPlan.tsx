import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import { paidByWeek } from './paid.ts';
import { KINDS, type schema } from './schema.ts';
import { Week } from './Week.tsx';

type Props = SectionProps<typeof schema>;

/** Renders the key: the team, the patterns of their days, and the note that it is an example. */
function Key({
  team,
  example,
  words,
}: Pick<Props, 'team' | 'example'> & { words: Props['context']['words']['weekPlan'] }) {
  return (
    <div className="week-key">
      <ul>
        {team.map(({ name, does }) => (
          <li key={name}>
            <Text.b>{name}</Text.b> <Text>{does}</Text>
          </li>
        ))}
      </ul>
      <ul aria-hidden="true">
        {KINDS.map((kind) => (
          <Text.li key={kind} className="week-work" data-kind={kind}>
            {words[kind]}
          </Text.li>
        ))}
      </ul>
      <Text.p>{example}</Text.p>
    </div>
  );
}

/**
 * Renders a project week by week. The reader chooses the week after which it ends, with radio buttons alone: later
 * weeks are dimmed. That week is shown in full, with the result, the others in short.
 */
export function WeekPlan(section: Props) {
  const { type, anchor, heading, lead, choose, example, days, team, weeks, first, rate, context } =
    section;
  const words = context.words.weekPlan;
  const paid = paidByWeek(weeks);
  return (
    <section id={anchor} className="section wrap week-plan" data-section={type}>
      <SectionHead heading={heading} lead={lead} align="apart" />
      <Key team={team} example={example} words={words} />
      <fieldset>
        <Text.legend>{choose}</Text.legend>
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
