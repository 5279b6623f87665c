import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

type Exercise = SectionContent<typeof schema>['exercise'];

/** What follows from a line, for a field in which an error costs so much. */
export interface Outcome {
  /** How many bands pass unseen. */
  line: number;
  /** The place of the field, counted from 1. */
  kind: number;
  looks: number;
  passes: number;
  /** What one error costs. */
  error: number;
  lookCost: number;
  errorCost: number;
  cost: number;
  /** How much more that is than with the line that costs least. */
  more: number;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** How many values there are. */
export const valuesIn = ({ bands }: Pick<Exercise, 'bands'>): number =>
  sum(bands.map(({ values }) => values));

/** Every line that can be drawn, for either field. */
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
