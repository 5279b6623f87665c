import type { Session } from './slots.ts';

/** Where something stands in a timetable, counted in quarters of an hour. */
interface Quarters {
  'data-row': number;
  'data-span': number;
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The minute of the day at which the earliest of some days begins. */
export const dayStart = (days: readonly { sessions: readonly Session[] }[]): number =>
  Math.min(...days.flatMap(({ sessions }) => sessions.map(({ start }) => minutesOf(start))));

/** The row on which something begins, and how many it takes; at least two, for its words. */
export function quartersOf(
  { start, end }: Pick<Session, 'start' | 'end'>,
  first: number,
): Quarters {
  const row = Math.floor((minutesOf(start) - first) / 15) + 1;
  const span = Math.round((minutesOf(end) - minutesOf(start)) / 15);
  return { 'data-row': row, 'data-span': Math.max(2, span) };
}
