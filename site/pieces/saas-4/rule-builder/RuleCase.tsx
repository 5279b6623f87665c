import { weekday } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { CaseOutcomes } from './CaseOutcomes.tsx';
import { momentOf } from './outcomes.ts';
import { dateOf, momentSaid } from './rule-says.ts';
import type { schema } from './schema.ts';
import { DAY_WIDTH, HEIGHT, xOf } from './week-scale.ts';

type Content = SectionContent<typeof schema>;
type Trigger = Content['triggers'][number];

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const CONDITIONS = [1, 2, 3];

/** Renders the days of the week as the background of a case, with days off distinct, and the time the case came in. */
function Ground({ closed, came }: { closed: readonly number[]; came: number }) {
  const days = (isClosed: boolean) =>
    DAYS.filter((day) => closed.includes(day) === isClosed)
      .map(
        (day) => `M${(day - 1) * DAY_WIDTH} 0h${DAY_WIDTH - 0.75}v${HEIGHT}h${0.75 - DAY_WIDTH}z`,
      )
      .join('');
  return (
    <svg
      viewBox={`0 0 ${7 * DAY_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="rule-ground w-full"
    >
      <path d={days(false)} />
      <path d={days(true)} data-closed="" />
      <path d={`M${xOf(came)} 0v${HEIGHT}`} data-came="" />
    </svg>
  );
}

interface Props extends Pick<Content, 'week' | 'limits'> {
  ruleCase: Trigger['cases'][number];
  people: Trigger['people'];
  context: SectionContext;
  /** Whether only its state and its waits are shown, without words about the steps. */
  isGlance: boolean;
}

/** Renders a case of the week: the message to the approver, and the outcome, whether the approver is asked or not. */
export function RuleCase({ ruleCase, week, context, isGlance, ...rest }: Props) {
  const { name, message, fits, otherwise } = ruleCase;
  const came = momentOf(ruleCase.came);
  const others = CONDITIONS.filter((condition) => !fits.includes(condition));
  const Name = isGlance ? Text.b : Text.h3;
  return (
    <li className="rule-case grid items-baseline content-start">
      <Name className="rule-name">{name}</Name>
      {!isGlance && (
        <p className="rule-message">
          <b>{momentSaid(came, week.start, context)}</b> <Text>{message}</Text>
        </p>
      )}
      <ol className="rule-days text-sm font-medium grid" aria-hidden="true">
        {DAYS.map((day) => (
          <li key={day}>{weekday(context.lang, dateOf(week.start, day - 1))}</li>
        ))}
      </ol>
      <Ground closed={week.closed} came={came} />
      <CaseOutcomes {...{ ruleCase, week, context, isGlance, ...rest }} />
      {otherwise !== undefined && (
        <div className="rule-outcome" data-if={others.join(' ')}>
          <Text.p className="rule-state" data-state="leftOut">
            {context.words.ruleBuilder.leftOut}
          </Text.p>
          {!isGlance && <Text.p className="rule-steps flex flex-wrap">{otherwise}</Text.p>}
        </div>
      )}
    </li>
  );
}
