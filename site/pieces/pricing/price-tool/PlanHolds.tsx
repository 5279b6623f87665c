import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import type { Plan } from './offers.ts';
import type { WhenChosen } from './when-chosen.ts';

/** Renders the features of a plan's price other than its pages. */
export function PlanHolds({ plan, ...when }: { plan: Plan } & WhenChosen) {
  return (
    <div className="price-holds" {...when}>
      {plan.includes !== undefined && <Text.p>{plan.includes}</Text.p>}
      <TextList items={plan.features} />
    </div>
  );
}
