/** A cell of the drawing: its column, and its place from the bottom of its row. */
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

/** How many columns the drawing has, however long its day is. */
export const COLUMNS = 100;

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Where a share of all that comes in has come in: few at first, most at the peak, few at last (a triangle). */
function momentOf(share: number, first: number, most: number, last: number): number {
  const before = (most - first) / (last - first);
  return share < before
    ? first + Math.sqrt(share * (last - first) * (most - first))
    : last - Math.sqrt((1 - share) * (last - first) * (last - most));
}

/**
 * When each thing of a row came in, as cells that stand on each other where several share a column.
 * @param from the full hour at which the drawing begins
 */
export function cellsOf(row: Row, from: number, to: number): Cell[] {
  const start = from * 60;
  const span = (to - from) * 60;
  const [first, most, last] = [row.first, row.most, row.last].map(minutesOf) as [
    number,
    number,
    number,
  ];
  const heights = new Map<number, number>();
  return Array.from({ length: row.count }, (_, index) => {
    // No rhythm: each moves within its own share by the golden ratio.
    const share = (index + ((index * 0.618) % 1)) / row.count;
    const at = (momentOf(share, first, most, last) - start) / span;
    const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(at * COLUMNS)));
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    // Spread evenly over the row, the first of them in the middle of its share.
    const isAsked =
      Math.floor(((index + 0.5) * row.asked) / row.count + 0.5) !==
      Math.floor(((index - 0.5) * row.asked) / row.count + 0.5);
    return { column, height, isAsked };
  });
}
