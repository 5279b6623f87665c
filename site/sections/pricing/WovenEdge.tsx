import { weaveCells } from '../../../contract/loom/cells.ts';
import { ClothBand } from '../../ui/loom/ClothBand.tsx';

const COLUMNS = 72;

const STITCH = { width: 4, height: 8, gap: { end: 1, below: 1 } };

/** Three diamonds, each feathered in its own way; laid side by side they are a border. */
const dyes = weaveCells({
  structure: 'mudmee',
  seed: 11,
  size: [COLUMNS, 7],
  repeat: [24, 7],
  dyes: ['cotton', 'sky', 'indigo', 'indigo', 'ground', 'ground', 'indigo', 'indigo'],
  density: 1,
  feather: 0.8,
  centre: [0.5, 0.45],
  fade: 'none',
}).map((cell) => cell?.dye);

/**
 * The woven edge from which the recommended plan hangs.
 * @param id is like no other on its page
 */
export function WovenEdge({ id }: { id: string }) {
  return <ClothBand id={id} className="plan-edge" dyes={dyes} columns={COLUMNS} stitch={STITCH} />;
}
