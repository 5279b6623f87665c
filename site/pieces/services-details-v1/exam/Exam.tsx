import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { countOf, placeOf, STATES, type State, statesOf } from './cases.ts';
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
            .map((each, index) => {
              const { x, y } = placeOf(index);
              return each === state ? SHAPES[state](x * 10, y * 10) : '';
            })
            .join('')}
        />
      ))}
    </svg>
  );
}

/** Renders the result of a round: the number of cases per state, whether it passes, and some wrong answers. */
function Outcome({ round, words }: { round: Props['rounds'][number]; words: Props['words'] }) {
  const { of, said, isPassed, after, examples } = round;
  return (
    <div className="exam-outcome">
      <Text.p className="text-note">{of}</Text.p>
      <dl className="exam-counts">
        {STATES.map((state) => (
          <div key={state} data-state={state}>
            <Text.dt>{words[state]}</Text.dt>
            <dd>{countOf(round, state)}</dd>
          </div>
        ))}
      </dl>
      <Text.p className="exam-said" data-passed={isPassed || undefined}>
        {said}
      </Text.p>
      <Text.p>{after}</Text.p>
      {examples.length > 0 && (
        <ul className="exam-wrong">
          {examples.map((each) => (
            <li key={each.case}>
              <Text.b>{each.case}</Text.b> <Text>{each.answer}</Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Renders a hundred cases at a glance, one round at a time; radio buttons alone choose the round. */
export function Exam(section: Props) {
  const { type, anchor, heading, lead, choose, words, agreed, rounds, first, note } = section;
  return (
    <section id={anchor} className="exam" data-section={type}>
      <div className="exam-head wrap">
        <SectionWords heading={heading} lead={lead} />
        <Choice
          name={`${anchor}-round`}
          legend={choose}
          hasLegend
          options={rounds.map(({ name }, index) => ({ value: String(index + 1), label: name }))}
          chosen={String(first)}
        />
        <Text.p className="exam-agreed">{agreed}</Text.p>
      </div>
      <div aria-live="polite">
        {rounds.map((round, index) => (
          <div key={round.name} className="exam-round" data-round={index + 1}>
            <Hundred round={round} />
            <Outcome round={round} words={words} />
          </div>
        ))}
      </div>
      <Text.p className="exam-note wrap">{note}</Text.p>
    </section>
  );
}
