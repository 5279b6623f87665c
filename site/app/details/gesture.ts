/** The position of a finger or pointer, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The effect of a gesture: a translation in CSS pixels and a scale factor. */
export interface Gesture {
  right: number;
  down: number;
  larger: number;
}

/**
 * Returns the gesture between two moments, using the pointers pressed at both. Two pointers pinch.
 * @param before the previous positions, by pointer id
 * @param after the current positions, by pointer id
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

/** Returns the distance between the first two points; 0 for a single one. */
const spreadOf = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
