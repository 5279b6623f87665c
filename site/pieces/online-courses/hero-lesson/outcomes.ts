import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

type Exercise = SectionContent<typeof schema>['exercise'];

/** The outcome of a line for a field with a given cost of errors. */
export interface Outcome {
  /** The number of bands that pass unchecked. */
  line: number;
  /** The number of the field, counted from 1. */
  kind: number;
  looks: number;
  passes: number;
  /** The cost of one error. */
  error: number;
  lookCost: number;
  errorCost: number;
  cost: number;
  /** The additional cost compared with the cheapest line. */
  more: number;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Returns the number of values. */
export const valuesIn = ({ bands }: Pick<Exercise, 'bands'>): number =>
  sum(bands.map(({ values }) => values));

/** Returns the outcomes of every possible line, for both fields. */
export function outcomesOf({ bands, look, kinds }: Exercise): Outcome[] {
  return kinds.flatMap(({ error }, index) => {
    const outcomes = Array.from({ length: bands.length + 1 }, (_, line) => {
      const looks = sum(bands.slice(line).map(({ values }) => values));
      const passes = sum(bands.slice(0, line).map(({ wrong }) => wrong));
      const [lookCost, errorCost] = [looks * look, passes * error];
      const cost = lookCost + errorCost;
      return { line, kind: index + 1, looks, passes, error, lookCost, errorCost, cost };
    });
    const least = Math.min(...outcomes.map(({ cost }) => cost));
    return outcomes.map((outcome) => ({ ...outcome, more: outcome.cost - least }));
  });
}
