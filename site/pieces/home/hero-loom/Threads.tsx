import { SOURCE_COLOURS } from './schema.ts';

/** The number of threads per source. */
const STRANDS = 8;
/** The sides of the drawing, which is stretched to the available space. */
const SIDE = 1000;
/** The distance between the threads of one source at their start. */
const PITCH = 11;

/** The height of one source's threads. */
const HEIGHT = SIDE / SOURCE_COLOURS.length;

/**
 * Returns the path of one thread: straight from its source, then to its place in the warp, where it ends in the cloth.
 */
function wayOf(strand: number): string {
  const from = Math.round(HEIGHT / 2 + (strand - (STRANDS - 1) / 2) * PITCH);
  const to = Math.round(((strand + 0.5) * HEIGHT) / STRANDS);
  // Neighbors don't end at the same place: the golden ratio spreads them out.
  const end = 680 + Math.round((strand * 0.618 * 320) % 320);
  return `M0 ${from}H240C400 ${from} 400 ${to} 560 ${to}H${end}`;
}

/**
 * Renders the threads from the sources into the cloth, from left to right; on a phone they run downwards. It is
 * decorative.
 */
export function Threads() {
  return (
    <svg
      className="hero-loom-threads"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        id="threads"
        vectorEffect="non-scaling-stroke"
        d={Array.from({ length: STRANDS }, (_, at) => wayOf(at)).join('')}
      />
      <g>
        {SOURCE_COLOURS.map((colour, source) => (
          // They start under their source, so a shift only shows at their end.
          <use
            key={colour}
            href="#threads"
            x={-((source * 26) % 60)}
            y={source * HEIGHT}
            stroke={colour}
          />
        ))}
      </g>
    </svg>
  );
}
