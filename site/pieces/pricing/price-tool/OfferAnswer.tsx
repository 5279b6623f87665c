import { price } from '../../../../contract/format.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { Offer } from './offers.ts';
import type { WhenChosen } from './when-chosen.ts';

interface Props extends WhenChosen {
  offer: Pick<Offer, 'plan' | 'priced'>;
  context: SectionContext;
}

/** Renders the short answer: the plan and its price. */
export function OfferAnswer({ offer: { plan, priced }, context, ...when }: Props) {
  const { lang, words } = context;
  return (
    <p className="grid gap-2xs" {...when}>
      <span className="text-xl">
        <Text.strong>{plan.name}</Text.strong> {plan.kind !== undefined && <Text>{plan.kind}</Text>}
      </span>
      {priced ? (
        <>
          <span className="price-amount">{price(lang, priced.month, 'THB')}</span>{' '}
          <Text.span className="text-lg text-muted">{words.priceTool.aMonth}</Text.span>
        </>
      ) : (
        <Text.span className="price-agreed">{plan.agreed ?? ''}</Text.span>
      )}
    </p>
  );
}
