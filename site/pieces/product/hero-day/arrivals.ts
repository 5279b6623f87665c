import { minuteOf } from '../../../ui/clock.ts';

/** A cell of the drawing: its column, and its position from the bottom of its row. */
export interface Cell {
  column: number;
  height: number;
  isAsked: boolean;
}

interface Row {
  count: number;
  asked: number;
  first: string;
  most: string;
  last: string;
}

/** The number of columns of the drawing, independent of the length of its day. */
export const COLUMNS = 100;

/**
 * Returns the moment by which a share of all items has arrived: few at first, most at the peak, few at the end (a
 * triangular distribution).
 */
function momentOf(share: number, first: number, most: number, last: number): number {
  const before = (most - first) / (last - first);
  return share < before
    ? first + Math.sqrt(share * (last - first) * (most - first))
    : last - Math.sqrt((1 - share) * (last - first) * (last - most));
}

/**
 * Returns the arrival of each item of a row as cells, which are stacked if several share a column.
 * @param from the full hour at which the drawing begins
 */
export function cellsOf(row: Row, from: number, to: number): Cell[] {
  const start = from * 60;
  const span = (to - from) * 60;
  const [first, most, last] = [row.first, row.most, row.last].map(minuteOf) as [
    number,
    number,
    number,
  ];
  const heights = new Map<number, number>();
  return Array.from({ length: row.count }, (_, index) => {
    // Irregular: the golden ratio moves each item within its share.
    const share = (index + ((index * 0.618) % 1)) / row.count;
    const at = (momentOf(share, first, most, last) - start) / span;
    const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(at * COLUMNS)));
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    // Spread evenly over the row, with the first in the middle of its share.
    const isAsked =
      Math.floor(((index + 0.5) * row.asked) / row.count + 0.5) !==
      Math.floor(((index - 0.5) * row.asked) / row.count + 0.5);
    return { column, height, isAsked };
  });
}
