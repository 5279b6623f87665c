/** Where a finger or a pointer is, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What fingers do to what lies under them: how far they push it, in CSS pixels, and how many times larger they make it. */
export interface Gesture {
  right: number;
  down: number;
  larger: number;
}

/**
 * What happens between two moments, by the pointers that are down in both of them. Two pinch.
 * @param before by their ids, where they were
 * @param after where they are now
 */
export function gestureOf(
  before: ReadonlyMap<number, Point>,
  after: ReadonlyMap<number, Point>,
): Gesture {
  const ids = [...before.keys()].filter((id) => after.has(id));
  const [from, to] = [before, after].map((points) => ids.flatMap((id) => points.get(id) ?? []));
  if (ids.length === 0 || !from || !to) return { right: 0, down: 0, larger: 1 };
  const [start, end] = [middleOf(from), middleOf(to)];
  const [apart, now] = [spreadOf(from), spreadOf(to)];
  return {
    right: end.x - start.x,
    down: end.y - start.y,
    larger: apart > 0 && now > 0 ? now / apart : 1,
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far the first two are apart; nothing for one alone. */
const spreadOf = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
