import { ClothThreads, LOOM_STITCH } from './ClothThreads.tsx';
import { weaveCells } from './cells.ts';
import type { Weave } from './weave.ts';

interface Props {
  weave: Weave;
  /** The number of columns and rows. */
  size: readonly [columns: number, rows: number];
}

/** A small piece of cloth with a single motif, on the background of the page. Decorative. */
export function Knot({ weave, size: [columns, rows] }: Props) {
  const cells = weaveCells({ ...weave, size: [columns, rows], density: 1, fade: 'none' });
  return (
    <svg width={columns * LOOM_STITCH.width} height={rows * LOOM_STITCH.height} aria-hidden="true">
      <ClothThreads dyes={cells.map((cell) => cell?.dye)} columns={columns} />
    </svg>
  );
}
