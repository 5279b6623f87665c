import { clockTime } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { HeroWords } from '../../../kit/HeroWords.tsx';
import { minuteOf } from '../../../ui/clock.ts';
import { Text } from '../../../ui/Text.tsx';
import { type Cell, COLUMNS, cellsOf } from './arrivals.ts';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** The units of a cell in the drawing, which is stretched to the available width. */
const WIDTH = 10;
const HEIGHT = 10;
const GAP = 2;

/** Returns the cells as one path: vertical pieces of thread, each in its column. */
const wayOf = (cells: readonly Cell[], rows: number): string =>
  cells
    .map(
      ({ column, height }) =>
        `M${column * WIDTH} ${(rows - height - 1) * HEIGHT}h${WIDTH - GAP}v${HEIGHT - GAP}h${GAP - WIDTH}z`,
    )
    .join('');

function Row({ row, from, to }: { row: Props['rows'][number]; from: number; to: number }) {
  const cells = cellsOf(row, from, to);
  const rows = Math.max(...cells.map(({ height }) => height)) + 1;
  return (
    <svg
      aria-hidden="true"
      className="hero-day-cells"
      style={{ '--high': Math.min(rows, 8) }}
      viewBox={`0 0 ${COLUMNS * WIDTH} ${rows * HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path
        d={wayOf(
          cells.filter(({ isAsked }) => !isAsked),
          rows,
        )}
      />
      <path
        className="hero-day-asked"
        d={wayOf(
          cells.filter(({ isAsked }) => isAsked),
          rows,
        )}
      />
    </svg>
  );
}

/** Returns every full hour of the drawing except its end. */
const hoursOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `${String(from + index).padStart(2, '0')}:00`);

/**
 * Renders the opening of a story: one line in the largest type, and the day below it, with a cell for everything that
 * came in.
 */
export function HeroDay(section: Props) {
  const { heading, lead, actions, from, to, example, byItself, asked, rows, chapters, context } =
    section;
  return (
    <section className="hero-day ebony overflow-clip" data-section="hero">
      <HeroWords heading={heading} lead={lead} actions={actions} />
      <div className="hero-day-drawing relative">
        <p className="hero-day-legend wrap text-label flex flex-wrap">
          <Text.span>{byItself}</Text.span>
          <Text.span className="hero-day-asked">{asked}</Text.span>
          <Text.span className="hero-day-example">{example}</Text.span>
        </p>
        <ul className="hero-day-rows">
          {rows.map((row) => (
            <li className="border-t" key={row.what}>
              <p className="wrap text-note">
                <span className="hero-day-what">
                  <b className="text-ink">{row.count}</b> <Text>{row.what}</Text>
                </span>
                {row.asked > 0 && (
                  <span className="sr-only">
                    {' '}
                    <Text>{asked}</Text>: {row.asked}
                  </span>
                )}
              </p>
              <Row row={row} from={from} to={to} />
            </li>
          ))}
        </ul>
        <p className="hero-day-hours text-label grid" aria-hidden="true">
          {hoursOf(from, to).map((time, index) => (
            <span className="grid nowrap" key={time} data-thin={index % 2 === 1 || undefined}>
              <span>{clockTime(context.lang, time)}</span>
            </span>
          ))}
        </p>
      </div>
      {chapters.length > 0 && (
        <ol className="hero-day-chapters wrap grid">
          {chapters.map(({ time, words, url }) => (
            <li
              key={time}
              style={{ '--at': `${((minuteOf(time) / 60 - from) / (to - from)) * 100}%` }}
            >
              <a className="flex items-baseline gap-md border-t" href={url}>
                <time dateTime={time}>{clockTime(context.lang, time)}</time>
                <Text.span>{words}</Text.span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
