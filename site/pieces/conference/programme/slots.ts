import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

export type Session = SectionContent<typeof schema>['days'][number]['sessions'][number];

/** A session in the grid of its slot; columns count from 1, as CSS counts them. */
export interface PlacedSession extends Session {
  column: number;
  /** How many rows it is high: in how many of them, in any room, something begins while it goes on. */
  rows: number;
}

/** A stretch of a day in which something is going on somewhere without a gap: mostly just one session. */
export interface Slot {
  start: string;
  end: string;
  sessions: PlacedSession[];
}

/** A day as a timetable has it. */
export interface Timetable {
  /** The rooms that have a column, from the start on; of sessions without one, `undefined`. */
  rooms: Session['room'][];
  slots: Slot[];
}

/**
 * The sessions of a day in the order of time; those that overlap, in rooms side by side, share a slot.
 * Rooms keep the order in which the day first names them, and their column all day.
 */
export function timetableOf(sessions: readonly Session[]): Timetable {
  const named = [...new Set(sessions.map(({ room }) => room))];
  const ordered = sessions.toSorted(
    (a, b) => a.start.localeCompare(b.start) || named.indexOf(a.room) - named.indexOf(b.room),
  );
  const groups: Session[][] = [];
  let end = '';
  for (const session of ordered) {
    const last = groups.at(-1);
    if (last && session.start < end) last.push(session);
    else groups.push([session]);
    if (session.end > end) end = session.end;
  }
  const beside = groups.filter(({ length }) => length > 1).flat();
  const rooms = named.filter((room) => beside.some((session) => session.room === room));
  return { rooms, slots: groups.map((group) => slotOf(group, rooms)) };
}

function slotOf(sessions: readonly Session[], rooms: Timetable['rooms']): Slot {
  const starts = [...new Set(sessions.map(({ start }) => start))].sort();
  return {
    start: starts.at(0) ?? '',
    end:
      sessions
        .map(({ end }) => end)
        .sort()
        .at(-1) ?? '',
    sessions: sessions.map((session) => ({
      ...session,
      column: Math.max(1, rooms.indexOf(session.room) + 1),
      rows: starts.filter((start) => session.start <= start && start < session.end).length,
    })),
  };
}
