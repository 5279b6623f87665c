import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { RuleCase } from './RuleCase.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** Renders the first cases of each trigger, with the outcome of each under the rule; a single one only at a glance. */
export function RuleCases({ triggers, week, limits, context, count }: Section & { count: 1 | 2 }) {
  return triggers.map(({ label, people, cases }, index) => (
    <ul key={label} data-when={index + 1}>
      {cases.slice(0, count).map((each) => (
        <RuleCase
          key={each.name}
          ruleCase={each}
          people={people}
          week={week}
          limits={limits}
          context={context}
          isGlance={count === 1}
        />
      ))}
    </ul>
  ));
}

/** Renders two cases of a week for each trigger, and what their lines are. */
export function RuleWeek(section: Section) {
  const { week, context } = section;
  return (
    <div className="rule-week grid gap-xs">
      <Text.h2>{week.title}</Text.h2>
      <ul className="rule-key flex flex-wrap text-sm" aria-hidden="true">
        {(['morning', 'asked', 'deputy'] as const).map((each) => (
          <Text.li className="flex items-center gap-xs" key={each} data-for={each}>
            {context.words.ruleBuilder.key[each]}
          </Text.li>
        ))}
      </ul>
      <RuleCases {...section} count={2} />
    </div>
  );
}
