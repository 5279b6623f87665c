import { ClothThreads, LOOM_STITCH } from './ClothThreads.tsx';
import { weaveCells } from './cells.ts';
import type { Weave } from './weave.ts';

interface Props {
  weave: Weave;
  /** Columns and rows of the piece. */
  size: readonly [columns: number, rows: number];
}

/** A piece of a cloth that is small enough to be counted: a motif on the page's own ground. Decoration. */
export function Knot({ weave, size: [columns, rows] }: Props) {
  const cells = weaveCells({ ...weave, size: [columns, rows], density: 1, fade: 'none' });
  return (
    <svg width={columns * LOOM_STITCH.width} height={rows * LOOM_STITCH.height} aria-hidden="true">
      <ClothThreads dyes={cells.map((cell) => cell?.dye)} columns={columns} />
    </svg>
  );
}
