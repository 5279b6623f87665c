import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

/** A month of a company: its usage, the usage beyond the included amount, and its price. */
export interface Month {
  count: number;
  beyond: number;
  cost: number;
}

/** Returns the month of each of the companies. */
export const monthsOf = ({
  price,
  included,
  more,
  examples,
}: Pick<Content, 'price' | 'included' | 'more' | 'examples'>): Month[] =>
  examples.map(({ parts }) => {
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    const beyond = Math.max(0, count - included);
    return { count, beyond, cost: price + beyond * more };
  });
