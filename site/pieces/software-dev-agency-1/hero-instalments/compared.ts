import { paidByWeek } from '../week-plan/paid.ts';

/** The data of an opening's drawing. */
interface Plan {
  weeks: readonly { isPaid: boolean }[];
  compared: { instalments: readonly { before: number; percent: number }[] };
}

/**
 * Returns the other payment plan as a line; the width of a week and the height of a week's pay are 1.
 * @returns the line itself, and the area below it
 */
export function comparedWays({ weeks, compared }: Plan): { line: string; ground: string } {
  const top = paidByWeek(weeks).at(-1) ?? 0;
  let paid = 0;
  const steps = compared.instalments.map(({ before, percent }) => {
    paid += percent;
    return `H${before - 1}V${(top * (1 - paid / 100)).toFixed(2)}`;
  });
  const way = `M0 ${top}${steps.join('')}H${weeks.length}`;
  return { line: `${way}V0`, ground: `${way}V${top}z` };
}
