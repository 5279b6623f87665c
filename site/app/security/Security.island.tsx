import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../contract/api/endpoints.ts';
import { fill } from '../../../contract/fill.ts';
import { ignoreNotFound } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { Area } from '../area/Area.tsx';
import { Button } from '../area/Button.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { type Resource, useOptimistic, useReportedChange } from '../area/optimistic.ts';
import { Panel } from '../area/Panel.tsx';
import { useDateFormats } from '../area/use-date-formats.ts';
import { usePage } from '../page-context.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { NewPasswordField } from '../sign-in/NewPasswordField.tsx';
import { deviceOf, isHandheld } from './device.ts';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import type { SecurityProps } from './texts.ts';

type Session = AnswerOf<'sessions'>['sessions'][number];

type Ended = Session | 'others';

/** The account's sessions, without those that are being ended. */
const SESSIONS: Resource<readonly Session[], Ended, unknown> = {
  key: ['sessions'],
  read: async () => (await call('sessions')).sessions,
  send: (ended) =>
    ended === 'others'
      ? call('endOtherSessions')
      : ignoreNotFound(call('endSession', { params: { id: ended.id } })),
  apply: (sessions, ended) =>
    sessions.filter(({ id, isCurrent }) => (ended === 'others' ? isCurrent : id !== ended.id)),
};

/** `/account/security`: the account's password, second factor and sessions. */
export function Security(props: SecurityProps) {
  return (
    <Area page={props}>
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
    </Area>
  );
}

function PasswordPanel() {
  const { words, fields } = usePage<SecurityProps>();
  const { heading, lead, current, chosen, done, ...send } = words.password;
  const client = useQueryClient();
  return (
    <Panel heading={heading} lead={lead}>
      <AccountForm
        send={send}
        showsDone
        onSend={async (body: BodyOf<'changePassword'>) => {
          keepSession((await call('changePassword', { body })).token);
          void client.invalidateQueries({ queryKey: SESSIONS.key });
          return { confirmation: done };
        }}
      >
        <CurrentPassword
          id="current-password"
          name="current"
          words={{ ...fields.password, ...current }}
        />
        <NewPasswordField id="new-password" words={chosen} />
      </AccountForm>
    </Panel>
  );
}

/** The devices on which the account is signed in, with buttons to sign out of each. */
function SessionsPanel() {
  const { sessions: words } = usePage<SecurityProps>().words;
  const query = useOptimistic(SESSIONS);
  const end = useReportedChange(SESSIONS, {
    done: (ended) =>
      ended === 'others'
        ? words.endedOthers
        : fill(words.ended, { device: deviceOf(ended.userAgent, words) }),
  });
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <Loaded query={query}>
        {(sessions) => (
          <div className="area-sessions grid gap-xl">
            <ul className="w-full">
              {thisOneFirst(sessions).map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => end(session)} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <Button onClick={() => end('others')}>{words.endOthers}</Button>
            ) : (
              <Typeset.p className="text-note">{words.alone}</Typeset.p>
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

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { sessions: words } = usePage<SecurityProps>().words;
  const { dateAndTime } = useDateFormats();
  const device = deviceOf(session.userAgent, words);
  return (
    <li className="area-session grid items-center gap-sm">
      <span className="area-session-kind grid text-muted">
        <Icon name={isHandheld(session.userAgent) ? 'phone' : 'laptop'} size={24} />
      </span>
      <div>
        <p className="area-session-device flex flex-wrap items-center font-medium">
          {device}
          {session.isCurrent && <span className="tag">{words.current}</span>}
        </p>
        <p className="area-session-moments flex flex-wrap text-note">
          <span className="nowrap">
            {session.isCurrent
              ? words.now
              : fill(words.lastUsed, { moment: dateAndTime(session.lastUsedAt) })}
          </span>
          <span className="nowrap">
            {fill(words.since, { moment: dateAndTime(session.startedAt) })}
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button aria-label={fill(words.endNamed, { device })} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
