/** The picture is stretched to its place; these are its own units, with a row of a group being `ROW` high. */
export const WIDTH = 400;
export const ROW = 100;

/** The distance between a group's threads at its row, their distance where all meet, and their maximum height there. */
const APART = 7;
const TOGETHER = 3;
const BUNDLE = 100;

/**
 * Draws every system as a thread, from its group's row to the middle of the picture's end.
 * @param counts number of systems in each group, from the top
 * @returns a path for each group
 */
export function threads(counts: readonly number[]): string[] {
  const middle = (counts.length * ROW) / 2;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const together = Math.min(TOGETHER, BUNDLE / total);
  return counts.map((count, row) => {
    const before = counts.slice(0, row).reduce((sum, each) => sum + each, 0);
    return Array.from({ length: count }, (_, at) => {
      const start = (row + 0.5) * ROW + (at - (count - 1) / 2) * APART;
      const end = middle + (before + at - (total - 1) / 2) * together;
      // Threads from further away turn later, so that none cross.
      const turn = WIDTH * (0.34 + 0.1 * (Math.abs(start - middle) / middle));
      return `M0 ${start.toFixed(1)}C${turn.toFixed(0)} ${start.toFixed(1)} ${(WIDTH * 0.45).toFixed(0)} ${end.toFixed(1)} ${WIDTH * 0.8} ${end.toFixed(1)}H${WIDTH}`;
    }).join('');
  });
}
