import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { billLines } from './bill-lines.ts';
import type { Offer } from './offers.ts';
import type { schema } from './schema.ts';
import { whenChosen } from './when-chosen.ts';

/** Renders the invoice of an offer, with VAT, the tax withheld, and the amount to transfer. */
export function Bill({ offer, section }: { offer: Offer; section: SectionProps<typeof schema> }) {
  const says = section.context.words.priceTool;
  const isYearly = offer.priced?.period === 'yearly';
  return (
    <div className="price-paper grid gap-2xs" {...whenChosen(offer)}>
      <Text.p className="price-paper-title">{isYearly ? says.invoices : says.invoice}</Text.p>
      {isYearly && <Text.p className="price-paper-months text-note">{says.months}</Text.p>}
      <dl>
        {billLines(offer, section).map(({ term, amount, isSum }) => (
          <div
            className="flex items-baseline justify-between gap-xl"
            key={term}
            data-sum={isSum ? '' : undefined}
          >
            <Text.dt>{term}</Text.dt>
            <dd className="nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
