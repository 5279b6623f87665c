import type { Weave } from '../../../contract/loom/weave.ts';

/** Every month has room for so many days, so that the same days stand below each other. */
const DAYS = 31;

/** How high a minute of reading is, in px; below stand the numbers of the days. */
const MINUTE = 14;
const BELOW = 32;

/** How much of the width of a day a cloth takes: posts keep some days between them. */
const CLOTH = 1.3;

/** How much of a minute its weft takes. */
const WEFT = 0.3;

/** Where a day of the month lies across, counted from 0. */
const across = (days: number) => `${Math.round((1000 * days) / DAYS) / 10}%`;

interface ClothProps {
  weave: Weave;
  minutes: number;
  x?: string;
  y?: number;
  width: string | number;
  height: number;
}

/** The warp of a post’s cover, one repeat of it, and a weft for each minute: a check a minute. Another cloth is plain. */
export function Cloth({ weave, minutes, ...place }: ClothProps) {
  const isChecked = weave.structure === 'pha-khao-ma';
  const warp = isChecked ? weave.warp : [{ dye: 'rose', threads: 1 } as const];
  const weft = isChecked ? weave.weft.find(({ dye }) => dye !== warp[0]?.dye) : undefined;
  const threads = warp.reduce((sum, stripe) => sum + stripe.threads, 0);
  let from = 0;
  return (
    <svg
      {...place}
      className="cloth-threads"
      viewBox={`0 0 ${threads} ${minutes}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {warp.map((stripe) => {
        from += stripe.threads;
        return (
          <path
            key={from}
            data-dye={stripe.dye}
            strokeWidth={stripe.threads}
            d={`M${from - stripe.threads / 2} 0v${minutes}`}
          />
        );
      })}
      <path
        data-dye={weft?.dye}
        strokeWidth={threads}
        strokeDasharray={`${WEFT} ${1 - WEFT}`}
        strokeOpacity=".5"
        d={`M${threads / 2} 0v${minutes}`}
      />
    </svg>
  );
}

interface Props {
  /** As in 2026-11. */
  month: string;
  posts: readonly { id: string; date: string; weave: Weave; minutes: number }[];
}

/** A month day by day, its posts on theirs, as high as they take to read. Decoration: the list says it in words. */
export function MonthDays({ month, posts }: Props) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const isWeekend = (day: number) =>
    new Date(Date.UTC(year, number - 1, day)).getUTCDay() % 6 === 0;
  const ofDay = Map.groupBy(posts, ({ date }) => Number(date.slice(8)));
  const minutesOf = (written: Props['posts']) =>
    written.reduce((sum, { minutes }) => sum + minutes, 0);
  const ground = MINUTE * Math.max(...[...ofDay.values()].map(minutesOf));
  return (
    <svg className="archive-days" height={ground + BELOW} aria-hidden="true">
      <rect y={ground} width={across(days)} height="1" />
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
        <g key={day} data-posts={ofDay.has(day) ? '' : undefined}>
          {isWeekend(day) && <rect x={across(day - 1)} y={ground} width={across(1)} height="4" />}
          <text x={across(day - 0.5)} y={ground + 22}>
            {day}
          </text>
        </g>
      ))}
      {[...ofDay].flatMap(([day, written]) =>
        // Those of one day stand on each other.
        written.map(({ id, weave, minutes }, index) => (
          <Cloth
            key={id}
            weave={weave}
            minutes={minutes}
            x={across(day - (1 + CLOTH) / 2)}
            y={ground - MINUTE * minutesOf(written.slice(0, index + 1))}
            width={across(CLOTH)}
            height={MINUTE * minutes - 1}
          />
        )),
      )}
    </svg>
  );
}
