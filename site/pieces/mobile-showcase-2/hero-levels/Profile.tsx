import { clockTime } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { GROUND, LEVELS, type schema } from './schema.ts';

/**
 * In the style sheet's own unit: the height of a row, the ground between the third and fourth row, and the position of
 * a row's point.
 */
const ROW = 4;
const EARTH = 4;
const POINT = 0.8;
/** The units of the drawing per unit of the style sheet, and per column. */
const UNITS = 10;
const COLUMN = 100;
const HEIGHT = LEVELS * ROW + EARTH;
const SURFACE = GROUND * ROW + EARTH;

/** Returns the path from place to place, like a lift: along a floor, and halfway to the next place up or down. */
function wayThrough(rows: readonly number[]): string {
  const heights = rows.map((row) => ((row - 1) * ROW + (row > GROUND ? EARTH : 0) + POINT) * UNITS);
  const [start, ...others] = heights;
  const steps = others.map((height, index) => `H${(index + 1) * COLUMN}V${height}`);
  return `M0 ${start}${steps.join('')}H${rows.length * COLUMN}`;
}

/**
 * Renders the round as a profile: a column for each place, at its height above or below ground. The places are radio
 * buttons.
 */
export function Profile({ anchor, points, walk, first, context }: SectionProps<typeof schema>) {
  const way = wayThrough(walk.map(({ row }) => row));
  const width = walk.length * COLUMN;
  return (
    <fieldset className="levels-profile">
      <Text.legend className="sr-only">{points}</Text.legend>
      <svg
        viewBox={`0 0 ${width} ${SURFACE * UNITS}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={way} />
      </svg>
      <svg
        className="levels-below"
        viewBox={`0 ${SURFACE * UNITS} ${width} ${(HEIGHT - SURFACE) * UNITS}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={way} />
      </svg>
      {walk.map(({ level, place, row, screen }, index) => (
        <label
          key={place}
          className="bare-radio walk-step levels-point"
          style={{ gridArea: `${row > GROUND ? row + 1 : row} / ${index + 1}` }}
          data-below={row > GROUND ? '' : undefined}
        >
          <input
            type="radio"
            id={`${anchor}-${index + 1}`}
            name={`${anchor}-place`}
            value={index + 1}
            defaultChecked={index + 1 === first}
            aria-labelledby={`${anchor}-${index + 1}-name`}
          />
          <span id={`${anchor}-${index + 1}-name`}>
            <Text.b>{level}</Text.b> <span>{clockTime(context.lang, screen.time)}</span>{' '}
            <Text.span className="levels-place">{place}</Text.span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
