import { ClothThreads } from '../../ui/loom/ClothThreads.tsx';
import { CELL } from '../../ui/loom/cells.ts';
import { EDGE, edgeDyes } from './woven-edge.ts';

const [WIDTH, HEIGHT] = [EDGE.columns * CELL.width, EDGE.rows * CELL.height];

/** How often the piece is repeated: twice as often as the widest picture needs. */
const REPEATS = 16;

/** The cloth that comes up from the foot of a picture's ground, a diamond in its middle. Decoration. */
export function WovenEdge({ anchor }: { anchor: string }) {
  const id = `${anchor}-cloth`;
  return (
    <svg className="split-cloth" width="100%" height={HEIGHT} aria-hidden="true">
      <pattern id={id} width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
        <ClothThreads dyes={edgeDyes(anchor)} columns={EDGE.columns} />
      </pattern>
      <svg x="50%" overflow="visible" aria-hidden="true">
        <rect
          x={(-REPEATS / 2) * WIDTH}
          width={REPEATS * WIDTH}
          height={HEIGHT}
          fill={`url(#${id})`}
          transform={`translate(${-WIDTH / 4})`}
        />
      </svg>
    </svg>
  );
}
