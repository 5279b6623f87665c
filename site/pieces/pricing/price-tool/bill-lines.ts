import { fill } from '../../../../contract/fill.ts';
import { money, wholeNumber } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import type { Offer } from './offers.ts';
import type { schema } from './schema.ts';

export interface BillLine {
  term: string;
  amount: string;
  isSum?: boolean;
}

/** Returns the lines of an offer's invoice, the taxes on it, and the amount to pay. */
export function billLines(
  { plan, included, beyond, priced }: Offer,
  {
    vat,
    withholding,
    context,
  }: Pick<SectionProps<typeof schema>, 'vat' | 'withholding' | 'context'>,
): BillLine[] {
  if (!priced) return [];
  const { lang, words } = context;
  const { invoice, period, pageMore = 0 } = priced;
  const says = words.priceTool;
  const counted = (count: number) => wholeNumber(lang, count);
  const baht = (amount: number) => money(lang, amount, 'THB');
  const months = period === 'yearly' ? 12 : 1;
  return [
    {
      term: fill(says.planLine, { plan: plan.name, included: counted(included) }),
      amount: baht(invoice.plan),
    },
    ...(beyond > 0
      ? [
          {
            term: fill(says.moreLine, { more: counted(beyond * months), amount: baht(pageMore) }),
            amount: baht(invoice.more),
          },
        ]
      : []),
    { term: fill(says.vat, { rate: vat }), amount: baht(invoice.vat) },
    { term: says.total, amount: baht(invoice.total), isSum: true },
    { term: fill(says.withheld, { rate: withholding }), amount: `−${baht(invoice.withheld)}` },
    { term: says.transfer, amount: baht(invoice.transfer), isSum: true },
  ];
}
