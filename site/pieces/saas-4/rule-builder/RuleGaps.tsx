import { fill } from '../../../../contract/fill.ts';
import type { SectionContext, SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { byTrigger } from './by-trigger.ts';
import { SILENCES } from './outcomes.ts';
import type { schema } from './schema.ts';

interface Props {
  triggers: SectionProps<typeof schema>['triggers'];
  context: SectionContext;
}

/** Renders the gaps of the rule: one left by its condition, and one left by its handling of silence. */
export function RuleGaps({ triggers, context }: Props) {
  const says = context.words.ruleBuilder;
  return (
    <div className="rule-gaps grid gap-2xs text-ink rounded">
      <Text.h2>{says.forgets}</Text.h2>
      <ul>
        {triggers.flatMap(({ label, conditions }, index) =>
          conditions.map((condition, at) => (
            <Text.li key={`${label} ${condition.label}`} data-when={index + 1} data-if={at + 1}>
              {condition.forgets}
            </Text.li>
          )),
        )}
        {SILENCES.flatMap((silence, at) =>
          byTrigger(triggers, ({ people }) => fill(says.silences[silence].forgets, people)).map(
            ({ words, when }) => (
              <Text.li key={words} data-when={when} data-silence={at + 1}>
                {words}
              </Text.li>
            ),
          ),
        )}
      </ul>
    </div>
  );
}
