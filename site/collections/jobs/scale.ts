interface Range {
  from: number;
  to: number;
}

/** The interval between marks on the scale, in baht. */
const STEP = 20_000;

/** Returns the marks of a scale that fits all salaries, in baht. */
export function marksOf(salaries: readonly Range[]): number[] {
  const first = Math.floor(Math.min(...salaries.map(({ from }) => from)) / STEP);
  const last = Math.ceil(Math.max(...salaries.map(({ to }) => to)) / STEP);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * STEP);
}

/** Returns the position of an amount on a scale, in percent. */
export function shareOf(marks: readonly number[], baht: number): number {
  const [first = 0, last = 1] = [marks[0], marks.at(-1)];
  return ((baht - first) / (last - first)) * 100;
}

/** Returns the start and width of a salary on a scale, in percent. */
export function placeOn(
  marks: readonly number[],
  { from, to }: Range,
): { x: number; width: number } {
  const x = shareOf(marks, from);
  return { x, width: shareOf(marks, to) - x };
}
