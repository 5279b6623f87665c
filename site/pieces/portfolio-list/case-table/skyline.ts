/** How many weeks are left free between two cases. */
const GAP = 1;

/** A case as a block, in per cent of the whole picture. */
export interface Block {
  /** Where it begins, and how wide it is: its weeks. */
  begins: number;
  weeks: number;
  /** How high it is: the baht of a week. So its area is its price. */
  high: number;
}

/** What took how long and cost how much, as blocks side by side on one scale; and how wide a week is there. */
export function skyline(cases: readonly { weeks: number; baht: number }[]): {
  blocks: Block[];
  week: number;
} {
  const total = cases.reduce((sum, { weeks }) => sum + weeks, GAP * (cases.length - 1));
  const most = Math.max(...cases.map(({ weeks, baht }) => baht / weeks));
  const rounded = (share: number) => Math.round(share * 10_000) / 100;
  let begun = 0;
  const blocks = cases.map(({ weeks, baht }) => {
    const begins = rounded(begun / total);
    begun += weeks + GAP;
    return { begins, weeks: rounded(weeks / total), high: rounded(baht / weeks / most) };
  });
  return { blocks, week: rounded(1 / total) };
}
