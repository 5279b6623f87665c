import { clockTime } from '../../../contract/format.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { Text } from '../../ui/Text.tsx';
import type { VignetteContent } from '../define-vignette.ts';
import { VignetteFrame } from '../VignetteFrame.tsx';
import type { schema } from './schema.ts';
import { type Slot, type TimetableRow, timetable } from './timetable.ts';

type Programme = VignetteContent<typeof schema>;

/** A time of a programme as the clocks of its language show it; none of it is shown before the first label. */
const timeIn = ({ description }: Programme, time: string) =>
  time && clockTime(langOfWords(description), time);

/** The mark of a session that a guest wants to see. */
function Ribbon() {
  return (
    <svg className="agenda-ribbon" width="12" height="18" viewBox="0 0 12 18" aria-hidden="true">
      <path d="M.75.75h10.5v15.5L6 12 .75 16.25z" />
    </svg>
  );
}

/** One session: when and where, what, and by whom. */
function Session({
  session: { start, title, room, speakers, isBookmarked },
  programme,
}: {
  session: Programme['sessions'][number];
  programme: Programme;
}) {
  const place = room === undefined ? undefined : programme.rooms[room];
  return (
    <div className="agenda-session">
      <span className="agenda-when">{timeIn(programme, start)}</span>
      <b>
        <Text>{title}</Text>
      </b>
      <span className="agenda-who">
        {place !== undefined && (
          <span className="agenda-where">
            <Text>{place}</Text>
          </span>
        )}
        {speakers.length > 0 && (
          <span>
            <Text>{speakers.map(({ name }) => name).join(', ')}</Text>
          </span>
        )}
      </span>
      {speakers.length > 0 && (
        <span className="agenda-initials">
          {speakers.map(({ name, initials }) => (
            <span key={name}>{initials}</span>
          ))}
        </span>
      )}
      {isBookmarked && <Ribbon />}
    </div>
  );
}

/** What begins at a time in a room, for as many rows as it takes. */
function Cell({ slot, programme }: { slot: Slot; programme: Programme }) {
  const { rows, columns, session, isFirst } = slot;
  if (!session) return <td className="agenda-free" rowSpan={rows} colSpan={columns} />;
  const { now = '00:00' } = programme;
  const state = session.end <= now ? 'over' : session.start <= now ? 'now' : 'next';
  return (
    <td
      className="agenda-slot"
      rowSpan={rows}
      colSpan={columns}
      data-state={state}
      data-everybody={session.room === undefined ? '' : undefined}
      data-first={isFirst ? '' : undefined}
    >
      <Session session={session} programme={programme} />
    </td>
  );
}

/** A row of five minutes, with the line of the present if that is when it is. */
function Row({ row, programme }: { row: TimetableRow; programme: Programme }) {
  return (
    <tr>
      {row.label && (
        <td className="agenda-hour" rowSpan={row.label.rows}>
          <span>{timeIn(programme, row.label.time)}</span>
        </td>
      )}
      {row.slots.map((slot) => (
        <Cell key={slot.key} slot={slot} programme={programme} />
      ))}
      <td className="agenda-beat">
        {row.isNow && (
          <div className="agenda-now">
            <span className="agenda-now-time">{timeIn(programme, programme.now ?? '')}</span>
          </div>
        )}
      </td>
    </tr>
  );
}

/** Today's sessions at an event: a table of rooms and times, or, where it is narrow, a list. */
export function EventProgramme(programme: VignetteContent<typeof schema>) {
  const { title, status, description, rooms, reminder } = programme;
  return (
    <VignetteFrame title={title} status={status} description={description}>
      <table className="agenda">
        <thead>
          <tr>
            <td className="agenda-hour" />
            {rooms.map((room) => (
              <th key={room} scope="col">
                <Text>{room}</Text>
              </th>
            ))}
            <td className="agenda-beat" />
          </tr>
        </thead>
        <tbody>
          {timetable(programme).map((row) => (
            <Row key={row.minutes} row={row} programme={programme} />
          ))}
        </tbody>
      </table>
      {reminder && (
        <p className="agenda-reminder">
          <Ribbon />
          <span>
            <Text>{reminder}</Text>
          </span>
        </p>
      )}
    </VignetteFrame>
  );
}
