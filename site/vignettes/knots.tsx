/** The state of an item, shown by its thread: settled, waiting for a person, to come, or somebody else's. */
export type ThreadState = 'done' | 'waiting' | 'later' | 'idle';

interface KnotProps {
  /** The position of the knot, in px or percent of the surrounding picture. */
  x: number | string;
  y: number | string;
  /** Half of its width. */
  radius?: number;
  state?: ThreadState;
}

/** Renders a knot on the threads of an SVG: a point that keeps its shape when the threads are stretched. */
export function Knot({ x, y, radius = 7, state = 'done' }: KnotProps) {
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={y}
      overflow="visible"
      className="vignette-knot"
      data-state={state}
    >
      <circle r={radius - 1} />
    </svg>
  );
}

type Point = readonly [x: number | string, y: number | string];

interface ThreadProps {
  /** The points along the thread, in px or percent of the surrounding picture. */
  course: readonly Point[];
  state?: ThreadState;
}

/** Renders a thread, which passes over any thread that it crosses. */
export function Thread({ course, state = 'done' }: ThreadProps) {
  const lengths = course.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = course[index] ?? [x2, y2];
    return { x1, y1, x2, y2 };
  });
  const lines = lengths.map((ends, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified only by its position
    <line key={index} {...ends} />
  ));
  return (
    <g className="vignette-thread" data-state={state}>
      <g>{lines}</g>
      <g>{lines}</g>
    </g>
  );
}

const CELLS = 10;
/** The offsets of the cells of a meter, like those of threads that are dyed one by one. */
const SLIPS = [1, 0, 2, 1, 0, 1, 2, 0, 1, 1] as const;

/** Renders a share of a hundred as cells of cloth, dyed up to the value. */
export function CellMeter({ value, state = 'done' }: { value: number; state?: ThreadState }) {
  const dyed = Math.round((value / 100) * CELLS);
  return (
    <svg aria-hidden="true" className="vignette-meter" data-state={state} width="48" height="12">
      {SLIPS.map((slip, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
          key={index}
          x={index * 5}
          y={slip}
          width="3"
          height="10"
          data-dyed={index < dyed ? '' : undefined}
        />
      ))}
    </svg>
  );
}
