import { fill } from '../../../contract/fill.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContext, SectionProps } from '../define-section.ts';
import { SILENCES } from './outcomes.ts';
import type { schema } from './schema.ts';

interface Props {
  triggers: SectionProps<typeof schema>['triggers'];
  context: SectionContext;
}

/** What the rule does not see: a gap that its condition leaves, and one that its way with silence leaves. */
export function RuleGaps({ triggers, context }: Props) {
  const says = context.words.ruleBuilder;
  return (
    <div className="rule-gaps">
      <h2>
        <Text>{says.forgets}</Text>
      </h2>
      <ul>
        {triggers.flatMap(({ label, conditions }, index) =>
          conditions.map((condition, at) => (
            <li key={`${label} ${condition.label}`} data-when={index + 1} data-if={at + 1}>
              <Text>{condition.forgets}</Text>
            </li>
          )),
        )}
        {triggers.flatMap(({ label, people }, index) =>
          SILENCES.map((silence, at) => (
            <li key={`${label} ${silence}`} data-when={index + 1} data-silence={at + 1}>
              <Text>{fill(says.silences[silence].forgets, people)}</Text>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
