import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export type Session = SectionContent<typeof schema>['days'][number]['sessions'][number];

/** A session in the grid of its slot; columns and lines count from 1, as CSS counts them. */
export interface PlacedSession extends Session {
  column: number;
  /** The line on which it starts, and the one on which it ends. */
  from: number;
  to: number;
}

/** A stretch of a day in which something is going on somewhere without a gap: mostly just one session. */
export interface Slot {
  start: string;
  end: string;
  columns: number;
  sessions: PlacedSession[];
}

/**
 * The sessions of a day in the order of time; those that overlap, in rooms side by side, share a slot.
 * Rooms keep the order in which the day first names them.
 */
export function slotsOf(sessions: readonly Session[]): Slot[] {
  const rooms = [...new Set(sessions.map(({ room }) => room))];
  const ordered = sessions.toSorted(
    (a, b) => a.start.localeCompare(b.start) || rooms.indexOf(a.room) - rooms.indexOf(b.room),
  );
  const groups: Session[][] = [];
  let end = '';
  for (const session of ordered) {
    const last = groups.at(-1);
    if (last && session.start < end) last.push(session);
    else groups.push([session]);
    if (session.end > end) end = session.end;
  }
  return groups.map((group) => slotOf(group, rooms));
}

function slotOf(sessions: readonly Session[], rooms: readonly Session['room'][]): Slot {
  const here = rooms.filter((room) => sessions.some((session) => session.room === room));
  const times = [...new Set(sessions.flatMap(({ start, end }) => [start, end]))].sort();
  return {
    start: times.at(0) ?? '',
    end: times.at(-1) ?? '',
    columns: here.length,
    sessions: sessions.map((session) => ({
      ...session,
      column: here.indexOf(session.room) + 1,
      from: times.indexOf(session.start) + 1,
      to: times.indexOf(session.end) + 1,
    })),
  };
}
