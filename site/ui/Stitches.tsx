const DYES = { '#': 'indigo', o: 'turmeric', x: 'lac' } as const;

/** Returns the stitches of one dye along each thread as the shortest path: one stroke per run. */
function threads(rows: readonly string[], sign: string): string {
  const columns = Array.from(rows[0] ?? '', (_, at) => rows.map((row) => row[at]).join(''));
  return columns
    .flatMap((column, at) =>
      [...column.matchAll(new RegExp(`${sign}+`, 'g'))].map(
        ({ 0: run, index }) => `M${at} ${index}v${run.length}`,
      ),
    )
    .join('');
}

interface Props {
  /** The rows from the top, one character per stitch: `#` is indigo, `o` turmeric, `x` lac. */
  rows: readonly string[];
  /** The width in px. A whole number of px per thread keeps it sharp. */
  size: number;
}

/** A small figure of upright threads, stitch by stitch. Decorative. */
export function Stitches({ rows, size }: Props) {
  const width = rows[0]?.length ?? 1;
  return (
    <svg
      className="stitches"
      width={size}
      height={(size / width) * rows.length}
      viewBox={`-.375 0 ${width} ${rows.length}`}
      aria-hidden="true"
    >
      {Object.entries(DYES).map(([sign, dye]) => {
        const path = threads(rows, sign);
        return path !== '' && <path key={dye} data-dye={dye} d={path} />;
      })}
    </svg>
  );
}
