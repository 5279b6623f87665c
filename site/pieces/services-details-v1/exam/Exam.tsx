import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { countOf, STATES, type State, statesOf } from './cases.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Each state has its own shape: a full block, a bare one, a cross. */
const SHAPES: Record<State, (x: number, y: number) => string> = {
  right: (x, y) => `M${x} ${y}h8v8h-8z`,
  asked: (x, y) => `M${x + 0.5} ${y + 0.5}h7v7h-7z`,
  wrong: (x, y) => `M${x} ${y}l8 8m0-8l-8 8`,
};

/** Renders the hundred cases of a round, in ten rows. */
function Hundred({ round }: { round: Props['rounds'][number] }) {
  const states = statesOf(round);
  return (
    <svg className="exam-cases" aria-hidden="true" viewBox="0 0 98 98">
      {STATES.map((state) => (
        <path
          key={state}
          data-state={state}
          d={states
            .map((each, index) =>
              each === state ? SHAPES[state]((index % 10) * 10, Math.floor(index / 10) * 10) : '',
            )
            .join('')}
        />
      ))}
    </svg>
  );
}

/** Renders the result of a round: the number of cases per state, each with its shape, and the verdict. */
function Outcome({ round, words }: { round: Props['rounds'][number]; words: Props['words'] }) {
  const { of, said, after } = round;
  return (
    <div className="exam-outcome grid gap-lg">
      <Text.p>{of}</Text.p>
      <dl className="exam-counts grid gap-xs">
        {STATES.map((state) => (
          <div className="flex items-baseline gap-lg" key={state}>
            <Text.dt className="text-xl">{words[state]}</Text.dt>
            <dd className="text-giant large font-semibold nowrap">
              {countOf(round, state)}
              <svg aria-hidden="true" viewBox="0 0 8 8">
                <path data-state={state} d={SHAPES[state](0, 0)} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <Text.p className="exam-said text-2xl font-semibold">{said}</Text.p>
      <Text.p>{after}</Text.p>
    </div>
  );
}

/** Renders a hundred cases at a glance, one round at a time; radio buttons alone choose the round. */
export function Exam(section: Props) {
  const { type, anchor, heading, lead, choose, words, rounds, first } = section;
  return (
    <section id={anchor} className="exam" data-section={type}>
      <div className="exam-head wrap grid gap-lg">
        <SectionWords heading={heading} lead={lead} />
        <Choice
          name={`${anchor}-round`}
          legend={choose}
          hasLegend
          options={rounds.map(({ name }, index) => ({ value: String(index + 1), label: name }))}
          chosen={String(first)}
        />
      </div>
      <div aria-live="polite">
        {rounds.map((round, index) => (
          <div key={round.name} className="exam-round grid gap-2xl" data-round={index + 1}>
            <Hundred round={round} />
            <Outcome round={round} words={words} />
          </div>
        ))}
      </div>
    </section>
  );
}
