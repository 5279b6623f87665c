import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { SectionContext, SectionProps } from '../../../kit/define-section.ts';
import { Selvedge } from '../../../ui/Selvedge.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Plan = SectionProps<typeof schema>;
type Content = Plan['weeks'][number];
type Words = SectionContext['words']['weekPlan'];

interface Props extends Content {
  number: number;
  /** The name of the group of radio buttons on its page. */
  name: string;
  /** Whether the project initially ends after this week. */
  isFirst: boolean;
  /** The amount paid by its end, in baht. */
  paid: number;
  team: Plan['team'];
  days: Plan['days'];
  context: SectionContext;
}

/** Renders the work of each team member by day: a line for each, with parts as long as the work takes. */
function Lanes({ lanes, team, days }: Pick<Props, 'lanes' | 'team' | 'days'>) {
  return (
    <div className="week-lanes grid gap-xs">
      <p className="week-days" aria-hidden="true">
        {days.map((day) => (
          <Text.span key={day}>{day}</Text.span>
        ))}
      </p>
      {lanes.map((works, index) => (
        <div key={team[index]?.name} className="week-lane columns items-center">
          <Text.p>{team[index]?.name ?? ''}</Text.p>
          <ul>
            {works.map(({ what, days, kind }) => (
              <Text.li
                key={what}
                className="week-work grid items-center text-ink"
                data-kind={kind}
                style={{ gridColumn: `span ${days}` }}
              >
                {what}
              </Text.li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Renders the number of the week, which is the choice to end the project there, and the amount paid by its end. */
function WeekName({
  number,
  name,
  isFirst,
  isPaid,
  title,
  amount,
  words,
}: Pick<Props, 'number' | 'name' | 'isFirst' | 'isPaid'> & {
  title: string;
  amount: string;
  words: Words;
}) {
  return (
    <div className="week-name flex flex-wrap items-center">
      <h3>
        <label className="ring-radio">
          <input type="radio" name={name} value={number} defaultChecked={isFirst} />
          <Text>{title}</Text>
        </label>
      </h3>
      <p>
        <span className="sr-only">
          <Text>{words.paid}</Text>{' '}
        </span>
        {amount}{' '}
        {!isPaid && (
          <Text.span className="week-unpaid text-accent font-medium">{words.unpaid}</Text.span>
        )}
      </p>
    </div>
  );
}

/** Renders the client's tasks and decision in a week. */
function Yours({ yours, decision, words }: Pick<Props, 'yours' | 'decision'> & { words: Words }) {
  return (
    <div className="week-yours grid content-start gap-xs">
      <p>
        <Text.b>{fill(words.hours, { hours: yours.hours })}</Text.b> <Text>{yours.what}</Text>
      </p>
      <p className="week-decision">
        <Text.span>{decision.question}</Text.span> <Text.b>{decision.answer}</Text.b>
      </p>
    </div>
  );
}

/** Renders one week of a project, and the result if it were the last. */
export function Week({ number, name, isFirst, paid, team, days, context, ...week }: Props) {
  const { lanes, handed, wrong, isPaid, yours, decision, ended } = week;
  const words = context.words.weekPlan;
  const title = fill(words.week, { week: number });
  const amount = price(context.lang, paid, 'THB');
  return (
    <li className="week relative grid border-t">
      <WeekName {...{ number, name, isFirst, isPaid, title, amount, words }} />
      <Lanes {...{ lanes, team, days }} />
      <div className="week-handed grid content-start gap-xs font-medium">
        {wrong !== undefined && <Text.p className="week-wrong text-accent">{wrong}</Text.p>}
        <Text.p>{handed}</Text.p>
      </div>
      <Yours yours={yours} decision={decision} words={words} />
      <div className="week-ended">
        <Selvedge />
        <dl>
          <Term term={words.paid} detail={amount} />
          <Term term={words.have} detail={ended.have} />
          <Term term={words.missing} detail={ended.missing} />
        </dl>
      </div>
    </li>
  );
}
