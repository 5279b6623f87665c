import { fill } from '../../../../contract/fill.ts';
import { price } from '../../../../contract/format.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Outcome } from './outcomes.ts';

interface Props {
  outcome: Outcome;
  /** The cost of a check, and the number of values. */
  look: number;
  values: number;
  context: SectionContext;
}

/** Renders the cost of a line, its breakdown, and whether another line costs less. */
export function OutcomeWords({ outcome, look, values, context }: Props) {
  const { line, kind, looks, passes, error, lookCost, errorCost, cost, more } = outcome;
  const { lang, words } = context;
  const says = words.heroLesson;
  const baht = (amount: number) => price(lang, amount, 'THB');
  return (
    <div className="lesson-outcome grid gap-md" data-line={line} data-kind={kind}>
      <p>
        <Text.span>{fill(says.cost, { values })}</Text.span> <strong>{baht(cost)}</strong>
      </p>
      <dl>
        <Term
          term={fill(says.looks, { count: looks, amount: baht(look) })}
          detail={baht(lookCost)}
        />
        <Term
          term={fill(says.passes, { count: passes, amount: baht(error) })}
          detail={baht(errorCost)}
        />
      </dl>
      <Text.p
        className="lesson-verdict text-muted font-semibold"
        data-best={more === 0 ? '' : undefined}
      >
        {more === 0 ? says.cheapest : fill(says.dearer, { amount: baht(more) })}
      </Text.p>
    </div>
  );
}
