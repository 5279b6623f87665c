import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

/** The height of the drawing, and the space above its highest mark and below its lowest, in px. */
const HEIGHT = 320;
const ROOM = 28;
/** The height of the line of months at the bottom. */
const MONTHS = 28;

/** The halves of the year are beside each other, and on a phone below. */
const HALVES = 2;

/**
 * Renders a year of weeks: for each, a vertical stitch from the low to the high end of its range, and a mark for the
 * result. Horizontal positions are shares of the width, so that nothing is stretched at any width.
 */
export function RangeChart({ section }: { section: SectionContent<typeof schema> }) {
  const { weeks, misses, months, description } = section;
  const all = weeks.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) =>
    Math.round(HEIGHT - ROOM - ((value - least) / (most - least)) * (HEIGHT - 2 * ROOM));
  const perHalf = Math.ceil(weeks.length / HALVES);
  const x = (at: number) => `${Math.round((((at % perHalf) + 0.5) / perHalf) * 1000) / 10}%`;
  const numberOf = new Map(misses.map(({ at }, index) => [at, index + 1]));
  return (
    <div className="range-chart flex" role="img" aria-label={description}>
      {Array.from({ length: HALVES }, (_, half) => {
        const isIn = (at: number) => Math.floor(at / perHalf) === half;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the halves never change places
          <svg key={half} width="100%" height={HEIGHT + MONTHS} aria-hidden="true">
            {weeks.map(([low, high, came], at) => {
              if (!isIn(at)) return null;
              const number = numberOf.get(at);
              const isAbove = came > high;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks never change places
                <g key={at} data-outside={number === undefined ? undefined : ''}>
                  <rect
                    className="range"
                    x={x(at)}
                    y={y(high)}
                    width="8"
                    height={y(low) - y(high)}
                  />
                  <rect className="came" x={x(at)} y={y(came) - 2} width="12" height="4" />
                  {number !== undefined && (
                    <text x={x(at)} y={y(came) + (isAbove ? -8 : 20)} textAnchor="middle">
                      {number}
                    </text>
                  )}
                </g>
              );
            })}
            {months
              .filter(({ at }) => isIn(at))
              .map(({ at, label }) => (
                <text key={at} className="month" x={x(at)} y={HEIGHT + 20}>
                  {label}
                </text>
              ))}
          </svg>
        );
      })}
    </div>
  );
}
