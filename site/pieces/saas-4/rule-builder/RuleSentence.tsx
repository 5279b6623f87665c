import { fill } from '../../../../contract/fill.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { byTrigger } from './by-trigger.ts';
import { SILENCES, WAYS } from './outcomes.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/**
 * Renders the rule as one sentence, each part in every version: those that are not selected are hidden from everyone,
 * including screen readers.
 */
export function RuleSentence({ triggers, limits, context }: Props) {
  const says = context.words.ruleBuilder;
  return (
    <p className="rule-sentence text-3xl font-semibold" aria-live="polite">
      <Text.span className="sr-only">{says.sentence}</Text.span>
      {triggers.map(({ label, says }, index) => (
        <span key={label} data-when={index + 1}>
          <Text>{says}</Text>{' '}
        </span>
      ))}
      {triggers.flatMap(({ label, conditions }, index) =>
        conditions.map((condition, at) => (
          <em key={`${label} ${condition.label}`} data-when={index + 1} data-if={at + 1}>
            <Text>{condition.says}</Text>{' '}
          </em>
        )),
      )}
      {WAYS.flatMap((way, at) =>
        byTrigger(triggers, ({ people }) => fill(says.ways[way].says, people)).map(
          ({ words, when }) => (
            <span key={words} data-when={when} data-way={at + 1}>
              <Text>{words}</Text>{' '}
            </span>
          ),
        ),
      )}
      {limits.map(({ label, says }, index) => (
        <em key={label} data-limit={index + 1}>
          <Text>{says}</Text>{' '}
        </em>
      ))}
      {SILENCES.flatMap((silence, at) =>
        byTrigger(triggers, ({ people }) => fill(says.silences[silence].says, people)).map(
          ({ words, when }) => (
            <Text.span key={words} data-when={when} data-silence={at + 1}>
              {words}
            </Text.span>
          ),
        ),
      )}
    </p>
  );
}
