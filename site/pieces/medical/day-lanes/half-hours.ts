import { minuteOf } from '../../../ui/clock.ts';

/** Returns the index of a time's half hour, counted from 0 at midnight. */
export const halfHour = (time: string): number => minuteOf(time) / 30;

/** Formats a half hour as a time. */
export const timeOf = (half: number): string =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;

/** Returns the half hours in which the first entry of a day begins and the last one ends. */
export const boundsOf = (entries: readonly Timed[]) => ({
  start: Math.min(...entries.map(({ from }) => halfHour(from))),
  end: Math.max(...entries.map(({ to }) => halfHour(to))),
});

interface Timed {
  lane: number;
  from: string;
  to: string;
}

/** A cell of a line: an entry that begins there and the lines it spans, or free time. */
export interface Cell<Entry> {
  lane: number;
  lines: number;
  entry?: Entry;
}

/**
 * Returns the lines of a day, one per time at which an entry begins, with the cells that begin in each; an entry is one
 * cell, whatever its length.
 * @param entries those of a lane in the order of the day, without overlaps
 */
export function linesOf<Entry extends Timed>(
  entries: readonly Entry[],
  lanes: number,
): { time: string; cells: Cell<Entry>[] }[] {
  const times = [...new Set(entries.map(({ from }) => from))].toSorted();
  return times.map((time) => ({
    time,
    cells: Array.from({ length: lanes }, (_, place) => place + 1).flatMap((lane) => {
      const isDuring = (each: Timed, at: string) => each.from <= at && at < each.to;
      const entry = entries.find((each) => each.lane === lane && isDuring(each, time));
      if (!entry) return [{ lane, lines: 1 }];
      const lines = times.filter((at) => isDuring(entry, at)).length;
      return entry.from === time ? [{ lane, lines, entry }] : [];
    }),
  }));
}
