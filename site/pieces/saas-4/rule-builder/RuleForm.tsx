import { Fragment, type ReactNode } from 'react';
import { fill } from '../../../../contract/fill.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { byTrigger } from './by-trigger.ts';
import { SILENCES, WAYS } from './outcomes.ts';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

interface PartProps {
  name: string;
  legend: string;
  /** The options; if their words depend on the trigger, each contains all versions. */
  options: readonly ReactNode[];
  first: number;
}

/** Renders one part of the rule; its options are in columns where their words are short. */
function Part({ name, legend, options, first }: PartProps) {
  return (
    <fieldset className="rule-part">
      <Text.legend className="text-sm font-semibold">{legend}</Text.legend>
      <div className="grid overflow-clip rounded">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options never change places
          <label key={index} className="ring-radio text-sm bg-surface">
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={index + 1 === first}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders all the controls: the words of an option depend on the trigger, but its position does not. */
export function RuleForm({ anchor, triggers, limits, first, context }: Section) {
  const says = context.words.ruleBuilder;
  const perTrigger = (label: (trigger: Section['triggers'][number]) => string) =>
    byTrigger(triggers, label).map(({ words, when }) => (
      <Text.span key={words} data-when={when}>
        {words}
      </Text.span>
    ));
  const parts: Omit<PartProps, 'name'>[] = [
    {
      legend: says.when,
      options: triggers.map(({ label }) => (
        <Fragment key={label}>
          <Text>{label}</Text>
        </Fragment>
      )),
      first: 1,
    },
    {
      legend: says.condition,
      options: [0, 1, 2].map((at) => perTrigger(({ conditions }) => conditions[at]?.label ?? '')),
      first: first.condition,
    },
    {
      legend: says.way,
      options: WAYS.map((way) => perTrigger(({ people }) => fill(says.ways[way].label, people))),
      first: first.way,
    },
    {
      legend: says.limit,
      options: limits.map(({ label }) => (
        <Fragment key={label}>
          <Text>{label}</Text>
        </Fragment>
      )),
      first: first.limit,
    },
    {
      legend: says.silence,
      options: SILENCES.map((silence) =>
        perTrigger(({ people }) => fill(says.silences[silence].label, people)),
      ),
      first: first.silence,
    },
  ];
  const names = ['when', 'if', 'way', 'limit', 'silence'];
  return (
    <div className="rule-form grid gap-md">
      {parts.map((part, index) => (
        <Part key={part.legend} name={`${anchor}-${names[index]}`} {...part} />
      ))}
    </div>
  );
}
