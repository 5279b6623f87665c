import type { Lane, Lanes, Tone } from './lineage-lanes.ts';

const PITCH = 12;

/** The order of drawing: what is drawn out lies on top. */
const LAYERS = ['plain', 'failing', 'path'] as const satisfies readonly Tone[];

/** The warps beside one row of the narrow picture; those at the end begin on the outside. */
export function WarpLanes({ lanes, side }: { lanes: readonly Lane[]; side: 'start' | 'end' }) {
  const width = lanes.length * PITCH;
  const across = (index: number) =>
    ((side === 'start' ? index : lanes.length - 1 - index) + 0.5) * PITCH;
  const edge = side === 'start' ? width : 0;
  return (
    <svg className="lineage-lanes" width={width} aria-hidden="true">
      {LAYERS.map((layer) => (
        <g key={layer} className="lineage-thread" data-tone={layer}>
          {lanes.map(({ key, above, below, knot }, index) => {
            const x = across(index);
            return (
              <g key={key}>
                {above === layer && <line x1={x} y1="0" x2={x} y2="50%" />}
                {below === layer && <line x1={x} y1="50%" x2={x} y2="100%" />}
                {knot === layer && <line x1={x} y1="50%" x2={edge} y2="50%" />}
              </g>
            );
          })}
        </g>
      ))}
      {lanes.map(
        ({ key, knot }, index) =>
          knot && (
            <svg
              key={key}
              className="lineage-knot"
              data-tone={knot}
              x={across(index)}
              y="50%"
              aria-hidden="true"
            >
              <path d="M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" />
            </svg>
          ),
      )}
    </svg>
  );
}

/** How far the strands of a thread lie apart, in hundredths of the height. */
const STRANDS: Record<Tone, readonly number[]> = {
  plain: [-0.5, 0.5],
  failing: [0],
  path: [-0.9, 0, 0.9],
};

interface Props {
  from: readonly { key: string }[];
  to: readonly { key: string; from: readonly string[] }[];
  lanes: Lanes;
  /** At which end each thread has a knot, in which its strands meet. */
  knots: 'start' | 'end';
}

/** The threads between two columns of the wide picture. Both have rows of one height, so shares of it do. */
export function Threads({ from, to, lanes, knots }: Props) {
  const [atStart, atEnd] = knots === 'start' ? [0, 1] : [1, 0];
  const middle = (index: number, count: number) => ((index + 0.5) / count) * 100;
  const threads = to.flatMap((made, row) =>
    from
      .filter(({ key }) => made.from.includes(key))
      .map(({ key }, index, used) => ({
        key: `${key} ${made.key}`,
        tone: lanes.toneOf(key, made.key),
        start: middle(
          from.findIndex((each) => each.key === key),
          from.length,
        ),
        // Threads that end at one row lie side by side, unless they meet in its knot.
        end: middle(row, to.length) + atEnd * (index - (used.length - 1) / 2) * 4,
      })),
  );
  return (
    <div className="lineage-threads">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {LAYERS.map((layer) => (
          <g key={layer} className="lineage-thread" data-tone={layer}>
            {threads
              .filter(({ tone }) => tone === layer)
              .map(({ key, tone, start, end }) =>
                // A thread is spun from strands.
                STRANDS[tone].map((off) => (
                  <path
                    key={`${key} ${off}`}
                    d={`M0 ${start + atStart * off}C55 ${start + off} 45 ${end + off} 100 ${end + atEnd * off}`}
                  />
                )),
              )}
          </g>
        ))}
      </svg>
    </div>
  );
}
