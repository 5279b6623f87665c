import { dyeOf, weaveCells } from '../../../ui/loom/cells.ts';
import type { Dye } from '../../../ui/loom/dyes.ts';

/** The columns and rows of the diamond; at a cell's own scale it is slightly over 170 px each way. */
export const HUB = { columns: 43, rows: 17 } as const;

/** Its rings from the center to the edge; half of a lattice's, so that the second half never appears. */
const RINGS: Dye[] = [
  'turmeric',
  'ground',
  'indigo',
  'sky',
  'indigo',
  'ground',
  'turmeric',
  'indigo',
];

/** Weaves the one diamond that all threads run into. */
export const hubDyes = (): (Dye | undefined)[] =>
  Array.from(
    weaveCells({
      structure: 'mudmee',
      seed: 11,
      size: [HUB.columns, HUB.rows],
      repeat: [HUB.columns, HUB.rows],
      dyes: [...RINGS, ...RINGS.map((): Dye => 'ground')],
      density: 1,
      feather: 1,
      centre: [0.5, 0.5],
      fade: 'none',
    }),
    (cell, index) => {
      const across = ((index % HUB.columns) + 0.5) / HUB.columns - 0.5;
      const down = (Math.floor(index / HUB.columns) + 0.5) / HUB.rows - 0.5;
      return Math.abs(across) + Math.abs(down) < 0.52 ? dyeOf(cell) : undefined;
    },
  );
