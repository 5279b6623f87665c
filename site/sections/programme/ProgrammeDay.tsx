import type { ReactNode } from 'react';
import { fullDate, timeRange } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { DurationCloth } from './DurationCloth.tsx';
import type { schema } from './schema.ts';
import { type PlacedSession, type Slot, slotsOf } from './slots.ts';
import { speakerName } from './speaker-name.ts';

interface Props {
  /** By which the links to the days find it. */
  id: string;
  day: SectionContent<typeof schema>['days'][number];
  context: SectionContext;
}

/** One day of a programme: its date beside its sessions, in the order of time. */
export function ProgrammeDay({ id, day: { date, title, sessions }, context }: Props) {
  return (
    <div id={id} className="programme-day">
      <div className="programme-date">
        <h3>
          <Text>{title}</Text>
        </h3>
        <p>
          <time dateTime={date}>{fullDate(context.lang, date)}</time>
        </p>
      </div>
      <ol>
        {slotsOf(sessions).map((slot) => (
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

/** What goes on at a time: one session, or several in rooms side by side. */
function SlotItem({ date, slot, context }: SlotProps) {
  const { lang } = context;
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
        <SessionWords session={first} context={context}>
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
              <SessionWords session={session} context={context} />
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

interface WordsProps {
  session: PlacedSession;
  context: SectionContext;
  children?: ReactNode;
}

function SessionWords({ session, context: { words }, children }: WordsProps) {
  const { title, body, speakers, isBreak } = session;
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
      {speakers.map((speaker) => (
        <p key={speaker.id} className="programme-speaker">
          <Text>{speakerName(speaker, words)}</Text>
        </p>
      ))}
      {children}
    </div>
  );
}
