import { ClothThreads } from './ClothThreads.tsx';
import { weaveCells } from './cells.ts';
import type { Weave } from './weave.ts';

interface Props {
  /** The id of the pattern, unique on its page. */
  id: string;
  className: string;
  weave: Weave;
}

/** The number of columns until the threads repeat, and the number of rows searched for the fullest one. */
const COLUMNS = 48;
const ROWS = 32;

/** A thread without stitches runs from end to end. */
const THREAD = { width: 4, height: 10, gap: { end: 3, below: 0 } };

/**
 * The bare warp of a cloth before anything is woven into it: its threads, in the dyes of its fullest row. Decorative.
 */
export function Warp({ id, className, weave }: Props) {
  const cells = weaveCells({ ...weave, size: [COLUMNS, ROWS], density: 1, fade: 'none' });
  const rows = Array.from({ length: ROWS }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const fullness = (row: typeof cells) => row.filter((cell) => cell !== null).length;
  const row = rows.reduce((best, each) => (fullness(each) > fullness(best) ? each : best));
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <pattern
        id={id}
        width={COLUMNS * THREAD.width}
        height={THREAD.height}
        patternUnits="userSpaceOnUse"
      >
        <ClothThreads dyes={row.map((cell) => cell?.dye)} columns={COLUMNS} stitch={THREAD} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
