import type { ReactNode } from 'react';
import { fullDate, timeRange } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent } from '../define-section.ts';
import { DurationCloth } from './DurationCloth.tsx';
import type { schema } from './schema.ts';
import { type PlacedSession, type Slot, slotsOf } from './slots.ts';

interface Props {
  /** By which the links to the days find it. */
  id: string;
  lang: Lang;
  day: SectionContent<typeof schema>['days'][number];
}

/** One day of a programme: its date beside its sessions, in the order of time. */
export function ProgrammeDay({ id, lang, day: { date, title, sessions } }: Props) {
  return (
    <div id={id} className="programme-day">
      <div className="programme-date">
        <h3>
          <Text>{title}</Text>
        </h3>
        <p>
          <time dateTime={date}>{fullDate(lang, date)}</time>
        </p>
      </div>
      <ol>
        {slotsOf(sessions).map((slot) => (
          <SlotItem key={slot.start} lang={lang} date={date} slot={slot} />
        ))}
      </ol>
    </div>
  );
}

interface SlotProps {
  lang: Lang;
  date: string;
  slot: Slot;
}

/** What goes on at a time: one session, or several in rooms side by side. */
function SlotItem({ lang, date, slot }: SlotProps) {
  const [first, ...others] = slot.sessions;
  if (first === undefined) return null;
  const isAlone = others.length === 0;
  return (
    <li className="programme-slot" data-break={isAlone && first.isBreak ? '' : undefined}>
      <div className="programme-when">
        <Times lang={lang} date={date} of={slot} />
        {isAlone && <DurationCloth start={slot.start} end={slot.end} />}
      </div>
      {isAlone ? (
        <SessionWords session={first}>
          <Room of={first} />
        </SessionWords>
      ) : (
        <ol className="programme-rooms" data-columns={slot.columns}>
          {slot.sessions.map((session) => (
            <li
              key={`${session.start} ${session.room}`}
              className="programme-session"
              data-column={session.column}
              data-from={session.from}
              data-to={session.to}
              data-break={session.isBreak ? '' : undefined}
            >
              <div className="programme-where">
                <Room of={session} />
                <DurationCloth start={session.start} end={session.end} />
              </div>
              {(session.start !== slot.start || session.end !== slot.end) && (
                <Times lang={lang} date={date} of={session} />
              )}
              <SessionWords session={session} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

interface TimesProps {
  lang: Lang;
  date: string;
  of: { start: string; end: string };
}

function Times({ lang, date, of: { start, end } }: TimesProps) {
  return (
    <p className="programme-times">
      <time dateTime={`${date}T${start}`}>{timeRange(lang, start, end)}</time>
    </p>
  );
}

function Room({ of: { room } }: { of: PlacedSession }) {
  if (room === undefined) return null;
  return (
    <p className="programme-room">
      <Text>{room}</Text>
    </p>
  );
}

function SessionWords({ session, children }: { session: PlacedSession; children?: ReactNode }) {
  const { title, body, speaker, isBreak } = session;
  const Title = isBreak ? 'p' : 'h4';
  return (
    <div className="programme-words">
      <Title className="programme-title">
        <Text>{title}</Text>
      </Title>
      {body !== undefined && (
        <p className="programme-body">
          <Text>{body}</Text>
        </p>
      )}
      {speaker !== undefined && (
        <p className="programme-speaker">
          <Text>{speaker}</Text>
        </p>
      )}
      {children}
    </div>
  );
}
