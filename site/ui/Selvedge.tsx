import { weaveCells } from './loom/cells.ts';

/** Columns and rows of the piece that is repeated along the edge. */
const SIZE = [48, 5] as const;
/** A stitch, its gaps included: finer than in a cloth (`CELL`), for an edge is woven tighter. */
const STITCH = { width: 3, height: 6 } as const;

const stitch = (index: number) =>
  `M${(index % SIZE[0]) * STITCH.width + 1} ${Math.floor(index / SIZE[0]) * STITCH.height}v5`;

/** The dyes of an edge, each with the stitches that are made in it; drawn as strokes of 2 px. */
const threads = Map.groupBy(
  weaveCells({
    seed: 7,
    size: [...SIZE],
    repeat: [24, 5],
    dyes: ['turmeric', 'ground', 'indigo', 'indigo', 'ground', 'sky', 'ground', 'ground'],
    density: 1,
    feather: 0.4,
    centre: [0.25, 0.4],
    fade: 'none',
  }).map((cell, index) => ({ dye: cell?.dye, index })),
  ({ dye }) => dye,
);

/**
 * A woven edge, as the one that keeps a cloth from fraying: decoration, as wide as its place.
 * @param id is like no other on its page
 */
export function Selvedge({ id }: { id: string }) {
  return (
    <svg className="selvedge" width="100%" height={SIZE[1] * STITCH.height - 1} aria-hidden="true">
      <pattern
        id={id}
        width={SIZE[0] * STITCH.width}
        height={SIZE[1] * STITCH.height}
        patternUnits="userSpaceOnUse"
      >
        {[...threads].map(
          ([dye, cells]) =>
            dye !== undefined && (
              <path key={dye} data-dye={dye} d={cells.map(({ index }) => stitch(index)).join('')} />
            ),
        )}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
