import type { SectionContent } from '../../../kit/define-section.ts';
import { monthOf, toSatang } from '../../../kit/pricing/month-of.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
export type Plan = Content['plans'][number];
export type Period = 'monthly' | 'yearly';

/** The total of a year or a month, in baht, with its taxes. */
export interface Invoice {
  plan: number;
  more: number;
  vat: number;
  total: number;
  withheld: number;
  transfer: number;
}

/** The offer for a number of pages per month and a billing period; without a price, it is agreed on individually. */
export interface Offer {
  /** The number of its step, counted from 1. */
  step: number;
  pages: number;
  plan: Plan;
  included: number;
  /** The pages beyond those included. */
  beyond: number;
  priced?: {
    period: Period;
    /** The price per month, in baht. */
    month: number;
    /** The price of each additional page, in baht. */
    pageMore?: number;
    /** The monthly price when the year is paid at once, and the yearly saving. */
    yearly: number;
    saving: number;
    invoice: Invoice;
  };
}

/**
 * Returns the plan for a number of pages: one with an individual price from its minimum on, otherwise the cheapest
 * monthly one.
 */
function planFor({ plans }: Pick<Content, 'plans'>, pages: number): Plan {
  const agreed = plans.find(
    (plan) => plan.agreed !== undefined && pages >= (plan.pages?.included ?? 0),
  );
  if (agreed) return agreed;
  const cost = (plan: Plan) => monthOf(plan, pages, 'monthly', 'THB') ?? Number.POSITIVE_INFINITY;
  return plans.reduce((best, plan) => (cost(plan) < cost(best) ? plan : best));
}

function invoiceOf(content: Content, plan: number, more: number): Invoice {
  const net = plan + more;
  const vat = toSatang((net * content.vat) / 100);
  const withheld = toSatang((net * content.withholding) / 100);
  const total = toSatang(net + vat);
  return { plan, more, vat, total, withheld, transfer: toSatang(total - withheld) };
}

/** Returns every possible offer, the fewest pages first: paid monthly, then yearly. */
export function offersOf(content: Content): Offer[] {
  return content.pages.flatMap((pages, index): Offer[] => {
    const plan = planFor(content, pages);
    const included = plan.pages?.included ?? 0;
    const beyond = Math.max(0, pages - included);
    const offer: Offer = { step: index + 1, pages, plan, included, beyond };
    const yearly = monthOf(plan, pages, 'yearly', 'THB');
    const monthly = monthOf(plan, pages, 'monthly', 'THB');
    if (yearly === undefined || monthly === undefined) return [offer];
    return (['monthly', 'yearly'] as const).map((period) => {
      const months = period === 'yearly' ? 12 : 1;
      const more = toSatang(beyond * (plan.pages?.more?.THB ?? 0) * months);
      const month = period === 'yearly' ? yearly : monthly;
      const pageMore = plan.pages?.more?.THB;
      return {
        ...offer,
        priced: {
          period,
          month,
          ...(pageMore !== undefined && { pageMore }),
          yearly,
          saving: toSatang((monthly - yearly) * 12),
          invoice: invoiceOf(content, toSatang(month * months - more), more),
        },
      };
    });
  });
}
