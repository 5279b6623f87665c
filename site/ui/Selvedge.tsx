import { weaveCells } from '../../contract/loom/cells.ts';
import { ClothBand } from './loom/ClothBand.tsx';

const COLUMNS = 48;

/** Finer than in a cloth: an edge is woven tighter. */
const STITCH = { width: 3, height: 6, gap: { end: 1, below: 1 } };

const dyes = weaveCells({
  structure: 'mudmee',
  seed: 7,
  size: [COLUMNS, 5],
  repeat: [24, 5],
  dyes: ['turmeric', 'ground', 'indigo', 'indigo', 'ground', 'sky', 'ground', 'ground'],
  density: 1,
  feather: 0.4,
  centre: [0, 0.4],
  fade: 'none',
}).map((cell) => cell?.dye);

/**
 * A woven edge, as the one that keeps a cloth from fraying: decoration, as wide as its place.
 * @param id is like no other on its page
 */
export function Selvedge({ id }: { id: string }) {
  return <ClothBand id={id} className="selvedge" dyes={dyes} columns={COLUMNS} stitch={STITCH} />;
}
