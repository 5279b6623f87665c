import type { SectionContent } from '../../../kit/define-section.ts';
import { monthOf, toSatang } from '../../../kit/pricing/month-of.ts';
import type { schema } from './schema.ts';

type Year = Pick<SectionContent<typeof schema>, 'plan' | 'free' | 'months'>;

/** What a month took, in baht. */
interface Month {
  pages: number;
  /** Pages beyond the free ones, and what they cost. */
  beyond: number;
  paid: number;
  /** What the plan costs for as many pages. */
  listed: number;
}

/** The months of a free year, and what all of them come to. */
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
