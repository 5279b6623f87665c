import { datePart, weekday } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { RuleCase } from './RuleCase.tsx';
import { dateOf } from './rule-says.ts';
import type { schema } from './schema.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Renders two cases of a week for each trigger, with the outcome of each under the rule. */
export function RuleWeek(section: SectionProps<typeof schema>) {
  const { week, triggers, limits, context } = section;
  const { lang, words } = context;
  return (
    <div className="rule-week grid gap-2xs">
      <Text.h2>{week.title}</Text.h2>
      <ol className="rule-days text-sm font-medium" aria-hidden="true">
        {DAYS.map((day) => {
          const date = dateOf(week.start, day);
          return (
            <li key={day} data-closed={week.closed.includes(day + 1) ? '' : undefined}>
              {weekday(lang, date)} <span>{datePart(lang, date, 'day')}</span>
            </li>
          );
        })}
      </ol>
      {triggers.map(({ label, people, cases }, index) => (
        <ul key={label} data-when={index + 1}>
          {cases.map((each) => (
            <RuleCase
              key={each.name}
              ruleCase={each}
              people={people}
              week={week}
              limits={limits}
              context={context}
            />
          ))}
        </ul>
      ))}
      <ul className="rule-key flex flex-wrap text-sm" aria-hidden="true">
        {(['morning', 'asked', 'deputy'] as const).map((each) => (
          <Text.li className="flex items-center gap-xs" key={each} data-for={each}>
            {words.ruleBuilder.key[each]}
          </Text.li>
        ))}
      </ul>
    </div>
  );
}
