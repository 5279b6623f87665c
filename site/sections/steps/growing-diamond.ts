/** Rows and columns of the whole diamond. */
const SIZE = 13;
const MIDDLE = (SIZE - 1) / 2;

/**
 * How far the diamond of a step has grown: a stitch or two at the first, the whole figure at the last.
 * @param step counted from 0
 * @param steps how many there are, at least 2
 */
const reach = (step: number, steps: number): number =>
  1 + Math.round((step * (MIDDLE - 1)) / (steps - 1));

/** The stitches of a diamond that grows with the steps: two rings woven, one left bare, a turmeric heart. */
export function growingDiamond(step: number, steps: number): string[] {
  const radius = reach(step, steps);
  const heart = radius < 4 ? 0 : 1;
  const sign = (distance: number) => {
    if (distance <= heart) return 'o';
    return distance > radius || (radius - distance) % 3 === 2 ? '.' : '#';
  };
  return Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) =>
      sign(Math.abs(row - MIDDLE) + Math.abs(column - MIDDLE)),
    ).join(''),
  );
}
