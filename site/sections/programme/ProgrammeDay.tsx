import type { ReactNode } from 'react';
import { fullDate, timeRange } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { DurationCloth } from './DurationCloth.tsx';
import { quartersOf } from './quarters.ts';
import type { schema } from './schema.ts';
import { type PlacedSession, type Slot, slotsOf } from './slots.ts';
import { speakerName } from './speaker-name.ts';

interface Props {
  /** By which the links to the days find it. */
  id: string;
  day: SectionContent<typeof schema>['days'][number];
  /** In a timetable, the minute at which it begins. */
  first?: number;
  context: SectionContext;
}

/** One day of a programme: its date beside its sessions, in the order of time. */
export function ProgrammeDay({ id, day, first, context }: Props) {
  const { date, title, sessions } = day;
  const slots = slotsOf(sessions);
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
      <ol
        className="programme-slots"
        data-columns={Math.max(...slots.map(({ columns }) => columns))}
      >
        {slots.map((slot) => (
          <SlotItem key={slot.start} date={date} slot={slot} first={first} context={context} />
        ))}
      </ol>
    </div>
  );
}

interface SlotProps {
  date: string;
  slot: Slot;
  first: number | undefined;
  context: SectionContext;
}

/** What goes on at a time: one session, or several in rooms side by side. */
function SlotItem({ date, slot, first, context }: SlotProps) {
  const { lang } = context;
  const [session, ...others] = slot.sessions;
  if (session === undefined) return null;
  const isAlone = others.length === 0;
  const isWhole = ({ start, end }: PlacedSession) => start === slot.start && end === slot.end;
  const place = (of: Pick<Slot, 'start' | 'end'>) =>
    first === undefined ? {} : quartersOf(of, first);
  return (
    <li
      className="programme-slot"
      data-alone={isAlone ? '' : undefined}
      data-break={isAlone && session.isBreak ? '' : undefined}
      {...(isAlone && place(slot))}
    >
      <div className="programme-when">
        <Times lang={lang} date={date} of={slot} />
        {isAlone && <DurationCloth start={slot.start} end={slot.end} />}
      </div>
      {isAlone ? (
        <SessionWords session={session} context={context}>
          <Room of={session} />
        </SessionWords>
      ) : (
        <ol className="programme-rooms" data-columns={slot.columns}>
          {slot.sessions.map((each) => (
            <li
              key={`${each.start} ${each.room}`}
              className="programme-session"
              data-column={each.column}
              data-from={each.from}
              data-to={each.to}
              data-break={each.isBreak ? '' : undefined}
              {...place(each)}
            >
              <div className="programme-where">
                <Room of={each} />
                <DurationCloth start={each.start} end={each.end} />
              </div>
              {!isWhole(each) ? (
                <Times lang={lang} date={date} of={each} />
              ) : (
                first !== undefined && (
                  <div className="programme-own">
                    <Times lang={lang} date={date} of={each} />
                  </div>
                )
              )}
              <SessionWords session={each} context={context} />
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
