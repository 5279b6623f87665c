interface Range {
  from: number;
  to: number;
}

/** Every so many baht there is a mark on the scale. */
const STEP = 20_000;

/** The scale on which all salaries find room: its marks from the first to the last, in baht. */
export function marksOf(salaries: readonly Range[]): number[] {
  const first = Math.floor(Math.min(...salaries.map(({ from }) => from)) / STEP);
  const last = Math.ceil(Math.max(...salaries.map(({ to }) => to)) / STEP);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * STEP);
}

/** How far along a scale a sum lies, in per cent of it. */
export function shareOf(marks: readonly number[], baht: number): number {
  const [first = 0, last = 1] = [marks[0], marks.at(-1)];
  return ((baht - first) / (last - first)) * 100;
}

/** Where a salary begins on a scale, and how wide it is, in per cent of it. */
export function placeOn(
  marks: readonly number[],
  { from, to }: Range,
): { x: number; width: number } {
  const x = shareOf(marks, from);
  return { x, width: shareOf(marks, to) - x };
}
