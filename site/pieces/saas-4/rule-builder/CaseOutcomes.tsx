import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { everyOutcome, type When, whenChosen } from './all-outcomes.ts';
import { momentOf, type Step } from './outcomes.ts';
import { momentSaid, stepSaid } from './rule-says.ts';
import type { schema } from './schema.ts';
import { barOf, DAY_WIDTH, HEIGHT, type Wait, waitsOf } from './week-scale.ts';

type Content = SectionContent<typeof schema>;
type Trigger = Content['triggers'][number];

interface Props extends Pick<Content, 'week' | 'limits'> {
  ruleCase: Trigger['cases'][number];
  people: Trigger['people'];
  context: SectionContext;
  isGlance: boolean;
}

/** Sorts by time; at the same moment, ends come before starts. */
const byTime = (one: Step, other: Step) =>
  one.at - other.at || Number(begins(one)) - Number(begins(other));
const begins = ({ what }: Step) => what === 'asked' || what === 'handedOn';

/** The deputy's waits are short, and are drawn on top. */
const byPlace = (one: When<Wait>, other: When<Wait>) =>
  Number(one.value.for === 'deputy') - Number(other.value.for === 'deputy');

/** Renders the state of a case, its waits in the week, and who was asked when; each choice shows its own version. */
export function CaseOutcomes({ ruleCase, people, week, limits, context, isGlance }: Props) {
  const { came, fits } = ruleCase;
  const content = { week, limits };
  const moment = momentOf(came);
  const says = context.words.ruleBuilder;
  return (
    <div className="rule-outcome" data-if={fits.length < 3 ? fits.join(' ') : undefined}>
      {everyOutcome(ruleCase, content, ({ state }) => [state]).map((each) => (
        <Text.p
          key={JSON.stringify(each)}
          className="rule-state"
          data-state={each.value}
          {...whenChosen(each)}
        >
          {says.states[each.value]}
        </Text.p>
      ))}
      <svg
        viewBox={`0 0 ${7 * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="rule-waits w-full"
      >
        {everyOutcome(ruleCase, content, (outcome) => waitsOf(outcome, moment))
          .sort(byPlace)
          .map((each) => (
            <path
              key={JSON.stringify(each)}
              data-for={each.value.for}
              d={barOf(each.value)}
              {...whenChosen(each)}
            />
          ))}
      </svg>
      {!isGlance && (
        <ol className="rule-steps flex flex-wrap">
          {everyOutcome(ruleCase, content, ({ steps }) => steps)
            .sort((one, other) => byTime(one.value, other.value))
            .map((each) => (
              <li key={JSON.stringify(each)} {...whenChosen(each)}>
                <b>{momentSaid(each.value.at, week.start, context)}</b>{' '}
                <Text>{stepSaid(each.value, people, says)}</Text>
              </li>
            ))}
        </ol>
      )}
    </div>
  );
}
