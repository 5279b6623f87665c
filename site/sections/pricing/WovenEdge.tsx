import type { Weave } from '../../../contract/weave.ts';
import { type Cell, weaveCells } from '../../ui/loom/cells.ts';

/** Three diamonds of the edge, each feathered in its own way; laid side by side they are a border. */
const EDGE: Weave = {
  seed: 11,
  size: [72, 7],
  repeat: [24, 7],
  dyes: ['cotton', 'sky', 'indigo', 'indigo', 'ground', 'ground', 'indigo', 'indigo'],
  density: 1,
  feather: 0.8,
  centre: [0.5, 0.45],
  fade: 'none',
};

/** A stitch of the edge, its gaps included, and without them, in px. */
const STITCH = { x: 4, y: 8, width: 3, height: 7 };

/**
 * The woven edge from which the recommended plan hangs. Drawn from the loom's own cells, as a pattern that
 * fills any width.
 * @param id names the pattern on the page
 */
export function WovenEdge({ id }: { id: string }) {
  const [columns, rows] = EDGE.size;
  const cells = weaveCells(EDGE);
  const shades = [...new Set(cells.map(shadeOf))].filter((shade) => shade !== undefined);
  const stitches = (shade: string) =>
    cells
      .map((cell, index) => {
        if (shadeOf(cell) !== shade) return '';
        const [x, y] = [(index % columns) * STITCH.x, Math.floor(index / columns) * STITCH.y];
        return `M${x} ${y}h${STITCH.width}v${STITCH.height}h-${STITCH.width}z`;
      })
      .join('');
  return (
    <svg className="plan-edge" width="100%" height={rows * STITCH.y} aria-hidden="true">
      <pattern
        id={id}
        width={columns * STITCH.x}
        height={rows * STITCH.y}
        patternUnits="userSpaceOnUse"
      >
        {shades.map((shade) => (
          <path key={shade} className={shade} d={stitches(shade)} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

const shadeOf = (cell: Cell) => (cell === null ? undefined : `plan-${cell.dye}`);
