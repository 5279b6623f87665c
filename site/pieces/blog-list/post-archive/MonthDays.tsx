import { THREAD_COLOURS } from '../../../ui/loom/ClothThreads.tsx';
import type { Weave } from '../../../ui/loom/weave.ts';

/** The number of days that every month has room for, so that the same days are aligned. */
const DAYS = 31;

/** The height of a minute of reading, in px; the numbers of the days are below. */
const MINUTE = 14;
const BELOW = 32;

/** The width of a cloth relative to a day: there are always some days between posts. */
const CLOTH = 1.3;

/** The height of the weft relative to a minute. */
const WEFT = 0.3;

/** Returns the horizontal position of a day of the month, counted from 0. */
const across = (days: number) => `${Math.round((1000 * days) / DAYS) / 10}%`;

interface ClothProps {
  weave: Weave;
  minutes: number;
  x?: string;
  y?: number;
  width: string | number;
  height: number;
}

/**
 * Renders the warp of a post's cover, one repeat of it, with one weft per minute, which makes one check per minute.
 * Another cloth is plain.
 */
export function Cloth({ weave, minutes, ...place }: ClothProps) {
  const isChecked = weave.structure === 'pha-khao-ma';
  const warp = isChecked ? weave.warp : [{ dye: 'rose', threads: 1 } as const];
  const weft = isChecked ? weave.weft.find(({ dye }) => dye !== warp[0]?.dye) : undefined;
  let threads = 0;
  const stripes = warp.map((stripe) => {
    threads += stripe.threads;
    return { ...stripe, line: `M${threads - stripe.threads / 2} 0v1` };
  });
  // Stripes of the same dye and width are one path.
  const alike = Map.groupBy(stripes, ({ dye, threads: width }) => `${dye} ${width}`);
  return (
    <svg
      {...place}
      className="cloth-threads"
      viewBox={`0 0 ${threads} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[...alike].map(([key, each]) => (
        <path
          key={key}
          stroke={each[0] && THREAD_COLOURS[each[0].dye]}
          strokeWidth={each[0]?.threads}
          d={each.map(({ line }) => line).join('')}
        />
      ))}
      <path
        stroke={weft && THREAD_COLOURS[weft.dye]}
        strokeWidth={threads}
        d={`M${threads / 2} 0v1`}
        strokeOpacity=".5"
        strokeDasharray={`${WEFT} ${1 - WEFT}`}
        pathLength={minutes}
      />
    </svg>
  );
}

interface Props {
  /** Such as 2026-11. */
  month: string;
  posts: readonly { id: string; date: string; weave: Weave; minutes: number }[];
}

/**
 * Renders the days of a month, with posts as high as their reading time. It is decorative: the list has the same as
 * text.
 */
export function MonthDays({ month, posts }: Props) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  /** The Saturdays, including the one before the first day, which may be its Sunday. */
  const saturdays = Array.from({ length: days + 1 }, (_, day) => day).filter(
    (day) => new Date(Date.UTC(year, number - 1, day)).getUTCDay() === 6,
  );
  const ofDay = Map.groupBy(posts, ({ date }) => Number(date.slice(8)));
  const minutesOf = (written: Props['posts']) =>
    written.reduce((sum, { minutes }) => sum + minutes, 0);
  const ground = MINUTE * Math.max(...[...ofDay.values()].map(minutesOf));
  return (
    <svg className="archive-days w-full" height={ground + BELOW} aria-hidden="true">
      <svg y={ground} height={BELOW} aria-hidden="true">
        <rect width={across(days)} height="1" />
        {saturdays.map((day) => (
          <rect
            key={day}
            x={across(day - 1)}
            width={across(Math.min(2, days + 1 - day))}
            height="4"
          />
        ))}
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <text key={day} x={across(day - 0.5)} y="22" data-posts={ofDay.has(day) ? '' : undefined}>
            {day}
          </text>
        ))}
      </svg>
      {[...ofDay].flatMap(([day, written]) =>
        // Posts of the same day are stacked.
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
