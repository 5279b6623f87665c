import type { Dye } from '../../../contract/weave.ts';
import { CELL } from './cells.ts';

interface Props {
  /** The dye of each cell, row by row from the top; nothing where the cloth is bare. */
  dyes: readonly (Dye | undefined)[];
  columns: number;
}

/**
 * A small piece of cloth within an SVG, at the Loom's own scale: for edges and knots that have no picture of
 * their own. The stitches of one dye are one path, a line for each run of them, which dashes cut into cells.
 */
export function ClothThreads({ dyes, columns }: Props) {
  const rows = dyes.length / columns;
  const paths = new Map<Dye, string>();
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; ) {
      const dye = dyes[row * columns + column];
      let end = row + 1;
      while (end < rows && dyes[end * columns + column] === dye) end += 1;
      if (dye) paths.set(dye, `${paths.get(dye) ?? ''}M${column} ${row}v${end - row}`);
      row = end;
    }
  }
  return (
    <g
      className="cloth-threads"
      transform={`scale(${CELL.width} ${CELL.height}) translate(.375)`}
      strokeWidth=".75"
      strokeDasharray=".8 .2"
    >
      {[...paths].map(([dye, path]) => (
        <path key={dye} data-dye={dye} d={path} />
      ))}
    </g>
  );
}
