import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

export type Session = SectionContent<typeof schema>['days'][number]['sessions'][number];

/** A session in the grid of its slot; columns are counted from 1, as in CSS. */
export interface PlacedSession extends Session {
  column: number;
  /** The number of rows it spans: one for each start of a session, in any room, during it. */
  rows: number;
}

/** A part of the day in which at least one session is always running: usually just one session. */
export interface Slot {
  start: string;
  end: string;
  sessions: PlacedSession[];
}

/** The timetable of a day. */
export interface Timetable {
  /** The rooms of the columns, from left to right; `undefined` for sessions without a room. */
  rooms: Session['room'][];
  slots: Slot[];
}

/**
 * Groups the sessions of a day by time; overlapping sessions share a slot with a column per room. Rooms are in order of
 * their first session, and keep their column all day.
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
