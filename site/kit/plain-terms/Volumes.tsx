import { Text } from '../../ui/Text.tsx';
import type { SectionContext } from '../define-section.ts';
import type { Plan } from '../pricing/plan-prices.ts';
import { volumeRows } from './volume-costs.ts';

interface Props {
  plans: readonly Plan[];
  volumes: readonly number[];
  context: SectionContext;
}

/**
 * Renders the price of each plan for numbers of pages per month, in large figures, with the lowest of each row darkest.
 */
export function Volumes({ plans, volumes, context }: Props) {
  const says = context.words.priceTool;
  return (
    <table className="terms-volumes">
      <thead>
        <tr>
          <Text.th scope="col">{says.volume}</Text.th>
          {plans.map(({ id, name, kind, lead }) => (
            <th key={id} scope="col">
              <Text.b>{name}</Text.b> <Text.small>{kind ?? lead}</Text.small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {volumeRows(plans, volumes, context).map(({ pages, costs }) => (
          <tr key={pages}>
            <th scope="row">{pages}</th>
            {costs.map(({ month, page, isLeast }, index) => (
              <td key={plans[index]?.id} data-least={isLeast || undefined}>
                <Text.b>{month}</Text.b>
                {page !== undefined && <Text.span>{page}</Text.span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
