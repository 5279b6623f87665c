/** The number of weeks between two cases. */
const GAP = 1;

/** A case as a block, in percent of the whole picture. */
export interface Block {
  /** Its start, and its width: its number of weeks. */
  begins: number;
  weeks: number;
  /** Its height: the baht per week, so that its area is its price. */
  high: number;
}

/** Returns cases as blocks side by side on one scale, and the width of a week. */
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
