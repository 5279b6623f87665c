import { CELL } from './cells.ts';
import type { Dye } from './dyes.ts';

/** The gaps at the end of a cell and below it, in px. */
const GAP = { end: 1, below: 2 } as const;

/** The colours of threads in small pieces of cloth, on a page's own ground, and so in shades for either theme. */
export const THREAD_COLOURS: Partial<Record<Dye, string>> = {
  indigo: 'var(--color-thread-indigo)',
  sky: 'var(--color-thread-sky)',
  river: 'var(--color-thread-river)',
  rose: 'var(--color-dye-rose)',
  earth: 'var(--color-thread-earth)',
  undyed: 'var(--color-thread-undyed)',
  turmeric: 'var(--color-turmeric)',
  lac: 'var(--color-lac)',
  cotton: 'var(--color-thread-cotton)',
};

interface Props {
  /** The dye of each cell, row by row from the top; undefined where the cloth is bare. */
  dyes: readonly (Dye | undefined)[];
  columns: number;
}

/**
 * A small piece of cloth within an SVG, for edges and knots that have no image of their own. The stitches of one dye
 * form one path with a line per run, which dashes divide into cells.
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
  const thread = 1 - GAP.end / CELL.width;
  const bare = GAP.below / CELL.height;
  return (
    <g
      transform={`scale(${CELL.width} ${CELL.height}) translate(${thread / 2})`}
      strokeWidth={thread}
      strokeDasharray={`${1 - bare} ${bare}`}
    >
      {[...paths].map(([dye, path]) => (
        <path key={dye} stroke={THREAD_COLOURS[dye]} d={path} />
      ))}
    </g>
  );
}
