import { Fragment } from 'react';
import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Band } from './Band.tsx';
import { lineName } from './line-name.ts';
import { OutcomeWords } from './OutcomeWords.tsx';
import { outcomesOf, valuesIn } from './outcomes.ts';
import type { schema } from './schema.ts';

interface Props {
  anchor: string;
  exercise: SectionContent<typeof schema>['exercise'];
  context: SectionContext;
}

/** The states of a stitch, in the order of their explanations. */
const STATES = ['right', 'wrong', 'seen', 'caught'] as const;

/**
 * Renders the choice of a line between values that pass and values that a person checks, with its cost: radio buttons
 * between the bands, so that it works without a script.
 */
export function Exercise({ anchor, exercise, context }: Props) {
  const { bands, kinds, first, note } = exercise;
  const { lang, words } = context;
  const says = words.heroLesson;
  const values = valuesIn(exercise);
  const line = (at: number) => (
    <label className="lesson-line relative flex items-center gap-sm text-muted">
      <input type="radio" name={`${anchor}-line`} value={at} defaultChecked={at === first} />
      <Text.span>{lineName(at, bands, says)}</Text.span>
    </label>
  );
  return (
    <div className="lesson-try gap-2xl columns">
      <fieldset>
        <Text.legend className="sr-only">{says.line}</Text.legend>
        {line(0)}
        {bands.map((band, index) => (
          <Fragment key={band.label}>
            <Band band={band} context={context} />
            {line(index + 1)}
          </Fragment>
        ))}
      </fieldset>
      <div className="lesson-result grid content-start gap-xl">
        <Choice
          name={`${anchor}-kind`}
          legend={says.kind}
          hasLegend
          options={kinds.map(({ label, error }, index) => ({
            value: String(index + 1),
            label: fill(says.kindCost, { kind: label, amount: price(lang, error, 'THB') }),
          }))}
          chosen="1"
        />
        <div aria-live="polite">
          {outcomesOf(exercise).map((outcome) => (
            <OutcomeWords
              key={`${outcome.kind} ${outcome.line}`}
              outcome={outcome}
              look={exercise.look}
              values={values}
              context={context}
            />
          ))}
        </div>
        <ul className="lesson-key text-note grid">
          {STATES.map((state) => (
            <Text.li className="flex items-center gap-sm" key={state} data-is={state}>
              {says[state]}
            </Text.li>
          ))}
        </ul>
        <Text.p className="text-note">{note}</Text.p>
      </div>
    </div>
  );
}
