import { Loom } from '../../ui/loom/Loom.tsx';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { Choices } from '../Choices.tsx';
import type { StageProps } from '../parts.ts';
import { StageFrame } from '../StageFrame.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;

/** Returns the numbers of a range of choices, in the format of `data-in`. */
const numbers = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).join(' ');

/** Renders one part of the system: its purpose, and its state in each step. */
function Part({
  part,
  index,
  steps,
  words,
}: {
  part: Props['parts'][number];
  index: number;
  steps: number;
  words: Props['words'];
}) {
  // The choice in which it is replaced: the first is the state before any slice.
  const replaced = index + 2;
  const isReplaced = replaced <= steps;
  return (
    <li className="grid overflow-clip">
      <Text.div className="slices-part font-semibold">{part.name}</Text.div>
      <Text.div className="slices-does text-label">{part.does}</Text.div>
      <div className="slices-state text-label">
        {isReplaced ? (
          <>
            <Text.span data-in={numbers(1, replaced - 1)}>{words.old}</Text.span>
            <Text.span data-in={replaced} data-is="both">
              {words.both}
            </Text.span>
            <Text.span data-in={replaced} data-is="turned">
              {words.turned}
            </Text.span>
            {replaced < steps && (
              <Text.span data-in={numbers(replaced + 1, steps)} data-is="new">
                {words.renewed}
              </Text.span>
            )}
          </>
        ) : (
          <Text.span>{words.stays}</Text.span>
        )}
      </div>
    </li>
  );
}

/** Renders the facts of a step: where the data is, how to go back, what the staff notice, what has been paid. */
function Step({ step, words }: { step: Props['steps'][number]; words: Props['words'] }) {
  const { name, when, cost, data, back, noticed, soFar } = step;
  return (
    <>
      <div className="slices-chosen flex flex-wrap items-baseline">
        <Text.h3>{name}</Text.h3>
        <Text.p className="text-muted">{when}</Text.p>
        <Text.p className="slices-cost text-xl font-semibold text-ink">{cost}</Text.p>
      </div>
      <dl className="slices-facts grid gap-lg">
        <Term term={words.data} detail={data} />
        <div>
          <Text.dt className="text-muted">{words.back}</Text.dt>
          <Text.dd className="slices-takes text-lg font-semibold">{back.takes}</Text.dd>
          <Text.dd>{back.how}</Text.dd>
        </div>
        <Term term={words.noticed} detail={noticed} />
        <Term term={words.soFar} detail={soFar} />
      </dl>
    </>
  );
}

/**
 * Renders an old system that is replaced while it keeps working. The visitor chooses how many slices are done and can
 * turn the last one back; the old cloth is unpicked and the new one woven accordingly.
 */
export function Slices(stage: Props) {
  const { id, title, status, example, choose, first, parts, steps, renewed, worn, words } = stage;
  return (
    <StageFrame title={title} status={status} example={example}>
      <div className="slices">
        <Choices
          name={`${id}-step`}
          legend={choose}
          items={steps}
          first={first}
          className="slices-steps"
          choice="slices-step"
        >
          {({ name, when }, index) => (
            <>
              <b className="text-lg">{index}</b>{' '}
              <Text.span className="slices-step-name">{name}</Text.span>{' '}
              <Text.span className="slices-step-when">{when}</Text.span>
            </>
          )}
        </Choices>
        <div className="slices-parts grid" data-count={parts.length}>
          <ol>
            {parts.map((part, index) => (
              <Part key={part.name} part={part} index={index} steps={steps.length} words={words} />
            ))}
          </ol>
          <div className="slices-cloth relative overflow-clip" aria-hidden="true">
            <div className="slices-worn">
              <Loom weave={worn} />
            </div>
            <div className="slices-renewed">
              <Loom weave={renewed} />
            </div>
          </div>
        </div>
        <label className="slices-back flex items-center gap-sm font-medium">
          <input type="checkbox" />
          <Text.span>{words.turnBack}</Text.span>
        </label>
        {steps.map((step, index) => (
          <div key={step.name} className="slices-detail grid gap-lg" data-of={index + 1}>
            <Step step={step} words={words} />
          </div>
        ))}
      </div>
    </StageFrame>
  );
}
