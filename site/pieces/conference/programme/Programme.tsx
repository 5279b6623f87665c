import { datePart, fullDate, timeRange } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext, SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Day = SectionContent<typeof schema>['days'][number];
type Session = Day['sessions'][number];

/** Renders the programme of an event: day by day; sessions unfold to their facts. */
export function Programme(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, days, context } = section;
  return (
    <section id={anchor} className="programme section deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <div className="programme-days grid">
          {days.map((day) => (
            <ProgrammeDay key={day.date} day={day} context={context} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface DayProps {
  day: Day;
  context: SectionContext;
}

/** Renders a day: its date as large as on a poster, and its sessions; those at the same time are side by side. */
function ProgrammeDay({ day, context }: DayProps) {
  const { date, title, sessions } = day;
  const isParallel = ({ start }: Session) =>
    sessions.filter((session) => session.start === start).length > 1;
  return (
    <div className="programme-day">
      <div className="programme-date flex gap-lg">
        <p className="programme-number text-giant font-semibold" aria-hidden="true">
          {datePart(context.lang, date, 'day')}
        </p>
        <div>
          <Text.h3 className="text-2xl">{title}</Text.h3>
          <time dateTime={date}>{fullDate(context.lang, date)}</time>
        </div>
      </div>
      <ol>
        {sessions.map((session) => (
          <li
            key={session.title}
            className="programme-session grid"
            data-parallel={isParallel(session) || undefined}
          >
            <time className="font-semibold" dateTime={`${date}T${session.start}`}>
              {timeRange(context.lang, session.start, session.end)}
            </time>
            {session.isBreak ? (
              <div>
                <Text.p>{session.title}</Text.p>
                {session.body !== undefined && <Text.p>{session.body}</Text.p>}
              </div>
            ) : (
              <SessionWords session={session} context={context} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SessionProps {
  session: Session;
  context: SectionContext;
}

function SessionWords({ session, context: { words } }: SessionProps) {
  const { title, body, kind, language, room, facts, speakers } = session;
  return (
    <details>
      <summary className="plus relative grid">
        <Text.h4 className="text-xl font-semibold text-balance">{title}</Text.h4>
        <Text.span>{speakers.map(({ name }) => name).join(', ')}</Text.span>
        <span className="programme-kind flex flex-wrap text-sm">
          {kind && <Text.b>{words.programme[kind]}</Text.b>}
          {language && <Text.span>{words.programme[language]}</Text.span>}
          {room !== undefined && <Text.span>{room}</Text.span>}
        </span>
      </summary>
      {body !== undefined && <Text.p>{body}</Text.p>}
      <Facts facts={facts} />
    </details>
  );
}
