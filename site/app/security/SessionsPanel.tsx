import { useMemo, useRef } from 'react';
import { fill } from '../../../contract/fill.ts';
import { momentsIn } from '../../../contract/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { deviceOf, isHandheld } from './device.ts';
import { type Session, useEndSessions, useSessions } from './sessions.ts';
import { useSecurity } from './words.ts';

/** The devices on which the account is signed in, with buttons to sign out of each. */
export function SessionsPanel() {
  const { words: area } = useArea();
  const { sessions: words } = useSecurity().words;
  const notify = useNotify();
  const list = useRef<HTMLDivElement>(null);
  const query = useSessions();
  const { mutate } = useEndSessions({
    onDone: (ended) =>
      notify({
        done:
          ended === 'others'
            ? words.endedOthers
            : fill(words.ended, { device: deviceOf(ended.userAgent, words) }),
      }),
    onUndone: (error) => notify({ failed: `${area.undone} ${reasonFor(error, area.errors)}` }),
  });
  const end = (ended: Session | 'others') => {
    notify('silence');
    // The button disappears together with its session.
    list.current?.focus({ preventScroll: true });
    mutate(ended);
  };
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <Loaded query={query} waiting={<SomeRows />}>
        {(sessions) => (
          <div ref={list} tabIndex={-1} className="area-sessions">
            <ul>
              {thisOneFirst(sessions).map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => end(session)} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <button type="button" className="button button-second" onClick={() => end('others')}>
                {words.endOthers}
              </button>
            ) : (
              <p className="text-muted">
                <Typeset>{words.alone}</Typeset>
              </p>
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

/** Puts the current session first. The others stay in the order in which they started. */
const thisOneFirst = (sessions: readonly Session[]): readonly Session[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

/** Placeholder rows, as many as most people have, without values that depend on the server's clock. */
function SomeRows() {
  const { end } = useSecurity().words.sessions;
  return (
    <ul className="area-sessions">
      {[1, 2].map((row) => (
        <li key={row} className="area-session">
          <span className="area-session-kind" />
          <p>{end}</p>
          <span className="button button-second">{end}</span>
        </li>
      ))}
    </ul>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { lang } = useArea();
  const { sessions: words } = useSecurity().words;
  const { dateAndTime } = useMemo(() => momentsIn(lang), [lang]);
  const device = deviceOf(session.userAgent, words);
  return (
    <li className="area-session">
      <span className="area-session-kind">
        <Icon name={isHandheld(session.userAgent) ? 'phone' : 'laptop'} size={24} />
      </span>
      <div>
        <p className="area-session-device">
          {device}
          {session.isCurrent && <span className="tag">{words.current}</span>}
        </p>
        <p className="area-session-moments">
          <span>
            {session.isCurrent
              ? words.now
              : fill(words.lastUsed, { moment: dateAndTime(session.lastUsedAt) })}
          </span>
          <span>{fill(words.since, { moment: dateAndTime(session.startedAt) })}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <button
          type="button"
          className="button button-second"
          aria-label={fill(words.endNamed, { device })}
          onClick={onEnd}
        >
          {words.end}
        </button>
      )}
    </li>
  );
}
