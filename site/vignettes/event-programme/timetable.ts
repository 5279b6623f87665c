import type { VignetteContent } from '../define-vignette.ts';
import type { schema } from './schema.ts';

/** How many minutes one row of the table stands for. */
const STEP = 5;

/** A label beside the table stands at every half hour. */
const LABEL_EVERY = 30;

type Session = VignetteContent<typeof schema>['sessions'][number];

/** A cell that begins in a row: a session, or nothing for a while. */
export interface Slot {
  key: string;
  rows: number;
  columns: number;
  session?: Session;
  /** Whether no session before it begins at the same time. */
  isFirst: boolean;
}

export interface TimetableRow {
  minutes: number;
  /** The hour or half hour that begins here, and for how many rows; empty before the first. */
  label?: { time: string; rows: number };
  slots: Slot[];
  isNow: boolean;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The sessions of a day as the rows of a table, one for every five minutes: `rowspan` then says how long a
 * session is, which no style sheet could know.
 */
export function timetable({
  rooms,
  sessions,
  now,
}: VignetteContent<typeof schema>): TimetableRow[] {
  const from = Math.min(...sessions.map(({ start }) => minutesOf(start)));
  const to = Math.max(...sessions.map(({ end }) => minutesOf(end)));
  const present = now === undefined ? Number.NEGATIVE_INFINITY : minutesOf(now);
  const rowsUntil = (minutes: number, until: number) => (until - minutes) / STEP;
  const isIn = (session: Session, room: number) =>
    session.room === room || session.room === undefined;

  /** What begins in a room at a time; nothing, if something is still going on there. */
  const slotAt = (minutes: number, room: number): Slot | undefined => {
    const inRoom = sessions.filter((session) => isIn(session, room));
    const session = inRoom.find(({ start }) => minutesOf(start) === minutes);
    if (session) {
      if (session.room === undefined && room > 0) return undefined;
      return {
        key: `${session.start} ${room}`,
        rows: rowsUntil(minutes, minutesOf(session.end)),
        columns: session.room === undefined ? rooms.length : 1,
        session,
        isFirst: sessions.find(({ start }) => start === session.start) === session,
      };
    }
    const isFree = inRoom.every(
      ({ start, end: each }) => minutes < minutesOf(start) || minutes >= minutesOf(each),
    );
    const isBeginning =
      minutes === from || inRoom.some(({ end: each }) => minutesOf(each) === minutes);
    if (!isFree || !isBeginning) return undefined;
    const next = Math.min(
      to,
      ...inRoom.map(({ start }) => minutesOf(start)).filter((start) => start > minutes),
    );
    return { key: `free ${room}`, rows: rowsUntil(minutes, next), columns: 1, isFirst: false };
  };

  const rows: TimetableRow[] = [];
  for (let minutes = from; minutes < to; minutes += STEP) {
    const row: TimetableRow = {
      minutes,
      slots: rooms.flatMap((_, room) => slotAt(minutes, room) ?? []),
      isNow: minutes === present,
    };
    if (minutes % LABEL_EVERY === 0 || minutes === from) {
      const next = (Math.floor(minutes / LABEL_EVERY) + 1) * LABEL_EVERY;
      // The line of the present says its own time, and would cover another one close by.
      const isLabelled = minutes % LABEL_EVERY === 0 && Math.abs(minutes - present) > 10;
      row.label = {
        time: isLabelled ? timeOf(minutes) : '',
        rows: rowsUntil(minutes, Math.min(next, to)),
      };
    }
    rows.push(row);
  }
  return rows;
}
