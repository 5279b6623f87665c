/** The distances between seats and between rows, in units of the drawing. */
const SEAT = { across: 10, down: 17, width: 6.5, height: 13 };

interface SeatsProps {
  rows: number;
  inRow: number;
  /** Wheelchair spaces at the front. */
  wheelchairs: number;
  /** The number of seats per row that fills the width. */
  widest: number;
}

/**
 * Renders every seat of a room as a stitch, in rows in front of the stage. It is decorative: the number of seats is
 * next to it.
 */
export function Seats({ rows, inRow, wheelchairs, widest }: SeatsProps) {
  const { across, down, width, height } = SEAT;
  const row = (index: number, from: number, to: number) =>
    `M${from * across} ${index * down + height / 2}H${to * across}`;
  const seats = Array.from({ length: rows }, (_, index) =>
    row(index, index === 0 ? wheelchairs : 0, inRow),
  );
  return (
    <svg
      className="venue-seats span-all"
      width={`${Math.round((inRow / widest) * 100)}%`}
      viewBox={`0 0 ${inRow * across - across + width} ${(rows - 1) * down + height}`}
      preserveAspectRatio="xMinYMin"
      strokeWidth={height}
      strokeDasharray={`${width} ${across - width}`}
      aria-hidden="true"
    >
      <path d={seats.join('')} />
      {wheelchairs > 0 && <path className="venue-wheelchairs" d={row(0, 0, wheelchairs)} />}
    </svg>
  );
}

/** Renders the steps of a path, left and right in turn. It is decorative. */
export function Steps({ count }: { count: number }) {
  const feet = Array.from({ length: count }, (_, index) => `M${index * 12} ${(index % 2) * 8}h7`);
  return (
    <svg className="venue-steps w-full" viewBox={`-2 -2 ${count * 12} 12`} aria-hidden="true">
      <path d={feet.join('')} />
    </svg>
  );
}

/** Renders tables with four stools each, in two rows. It is decorative. */
export function Tables({ count }: { count: number }) {
  const inRow = Math.ceil(count / 2);
  const places = Array.from({ length: count }, (_, index) => ({
    x: (index % inRow) * 40 + 20,
    y: Math.floor(index / inRow) * 40 + 20,
  }));
  return (
    <svg className="venue-tables w-full" viewBox={`0 0 ${inRow * 40} 80`} aria-hidden="true">
      <path d={places.map(({ x, y }) => `M${x - 8} ${y}a8 8 0 0 1 16 0a8 8 0 0 1-16 0`).join('')} />
      <path
        className="venue-stools"
        d={places.map(({ x, y }) => `M${x - 14} ${y}h0m28 0h0m-14-14h0m0 28h0`).join('')}
      />
    </svg>
  );
}
