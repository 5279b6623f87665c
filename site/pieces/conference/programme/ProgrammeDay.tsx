import { datePart, fullDate, timeRange } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { SessionWords } from './SessionWords.tsx';
import type { schema } from './schema.ts';
import { type PlacedSession, type Slot, timetableOf } from './slots.ts';

interface Props {
  /** The anchor for links. */
  id: string;
  day: SectionContent<typeof schema>['days'][number];
  context: SectionContext;
}

/** Renders one day of a programme: its date as large as on a poster, and below it times and rooms. */
export function ProgrammeDay({ id, day: { date, title, sessions }, context }: Props) {
  const { rooms, slots } = timetableOf(sessions);
  return (
    <div id={id} className="programme-day" style={{ '--columns': rooms.length || 1 }}>
      <div className="programme-date">
        <p className="programme-number" aria-hidden="true">
          {datePart(context.lang, date, 'day')}
        </p>
        <Text.h3>{title}</Text.h3>
        <p>
          <time dateTime={date}>{fullDate(context.lang, date)}</time>
        </p>
      </div>
      {rooms.length > 0 && (
        <div className="programme-heads" aria-hidden="true">
          {rooms.map((room) => (
            <p key={room ?? ''}>{room !== undefined && <Text>{room}</Text>}</p>
          ))}
        </div>
      )}
      <ol className="programme-slots">
        {slots.map((slot) => (
          <SlotItem key={slot.start} date={date} slot={slot} context={context} />
        ))}
      </ol>
    </div>
  );
}

interface SlotProps {
  date: string;
  slot: Slot;
  context: SectionContext;
}

/** Renders a slot: a break or one session across the page, or several in rooms side by side. */
function SlotItem({ date, slot, context }: SlotProps) {
  const [session, ...others] = slot.sessions;
  if (session === undefined) return null;
  const isAlone = others.length === 0;
  return (
    <li
      className="programme-slot"
      data-alone={isAlone ? '' : undefined}
      data-break={isAlone && session.isBreak ? '' : undefined}
      data-shows={shows(slot.sessions)}
    >
      <p className="programme-times">
        <Times of={slot} date={date} context={context} />
      </p>
      {isAlone ? (
        <SessionWords session={session} context={context} />
      ) : (
        <ol className="programme-rooms">
          {slot.sessions.map((each) => (
            <li
              key={`${each.start} ${each.room}`}
              className="programme-session"
              style={{ '--column': each.column, '--rows': each.rows }}
              data-first={each.column === 1 ? '' : undefined}
              data-later={each.start > slot.start ? '' : undefined}
              data-break={each.isBreak ? '' : undefined}
              data-shows={shows([each])}
            >
              <SessionWords session={each} context={context}>
                {!(each.start === slot.start && each.end === slot.end) && (
                  <Times of={each} date={date} context={context} />
                )}
              </SessionWords>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Returns the kinds of sessions in the format of the filter's style sheet; a break is always shown. */
const shows = (sessions: readonly PlacedSession[]) =>
  sessions.every(({ isBreak }) => isBreak)
    ? undefined
    : [...new Set(sessions.flatMap(({ kind, language }) => [kind, language]))]
        .filter((each) => each !== undefined)
        .join(' ');

interface TimesProps {
  of: { start: string; end: string };
  date: string;
  context: SectionContext;
}

function Times({ of: { start, end }, date, context }: TimesProps) {
  return <time dateTime={`${date}T${start}`}>{timeRange(context.lang, start, end)}</time>;
}
