import type { SectionContent } from '../../../kit/define-section.ts';
import { monthOf, toSatang } from '../../../kit/pricing/month-of.ts';
import type { schema } from './schema.ts';

type Year = Pick<SectionContent<typeof schema>, 'plan' | 'free' | 'months'>;

/** The amounts of a month, in baht. */
interface Month {
  pages: number;
  /** The pages beyond the free ones, and their cost. */
  beyond: number;
  paid: number;
  /** The plan's price for this many pages. */
  listed: number;
}

/** Returns the months of a free year, with their total. */
export function yearOf({ plan: [plan], free, months: used }: Year): {
  months: Month[];
  total: Month;
  each: number;
} {
  const each = plan?.pages?.more?.THB ?? 0;
  const months = used.map(({ pages }) => {
    const beyond = Math.max(0, pages - free);
    const listed = plan ? (monthOf(plan, pages, 'monthly', 'THB') ?? 0) : 0;
    return { pages, beyond, paid: toSatang(beyond * each), listed };
  });
  const sum = (part: keyof Month) => toSatang(months.reduce((all, month) => all + month[part], 0));
  return {
    months,
    total: { pages: sum('pages'), beyond: sum('beyond'), paid: sum('paid'), listed: sum('listed') },
    each,
  };
}
