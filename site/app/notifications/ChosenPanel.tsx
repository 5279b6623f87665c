import type { ReactNode } from 'react';
import type { Notifications } from '../../../contract/api/notifications.ts';
import { fill } from '../../../contract/fill.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../contract/notification-kinds.ts';
import { call } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { type Resource, useOptimistic, useReportedChange } from '../area/optimistic.ts';
import { Panel } from '../area/Panel.tsx';
import { useAccount } from '../area/use-account.ts';
import { usePage } from '../page-context.ts';
import type { NotificationsProps } from './texts.ts';

interface Change {
  kind: NotificationKind;
  isOn: boolean;
  /** The version of the consent wording shown beside the newsletter. */
  consent: string;
}

/** The optional kinds of mail that are on. */
const NOTIFICATIONS: Resource<Notifications, Change, unknown> = {
  key: ['notifications'],
  read: () => call('notifications'),
  send: ({ kind, isOn, consent }) =>
    call('setNotifications', {
      body: { [kind]: isOn, ...(kind === 'news' && isOn && { consent }) },
    }),
  apply: (shown, { kind, isOn }) => ({ ...shown, [kind]: isOn }),
};

/** The optional kinds of mail, each with its switch. */
export function ChosenPanel() {
  const page = usePage<NotificationsProps>();
  const { consent } = page;
  const words = page.words.chosen;
  const account = useAccount();
  const query = useOptimistic(NOTIFICATIONS);
  const turn = useReportedChange(NOTIFICATIONS, {
    done: ({ kind, isOn }) => fill(isOn ? words.on : words.off, { kind: words.kinds[kind].label }),
  });
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <Loaded query={account}>
        {({ email, emailVerified }) => (
          <Loaded query={query}>
            {(shown) => (
              <>
                <Typeset.p className="area-channel text-muted">
                  {fill(words.channel, { email })}
                </Typeset.p>
                <ul className="area-kinds">
                  {NOTIFICATION_KINDS.map((kind) => (
                    <li key={kind} className="border-t">
                      <KindSwitch
                        id={kind}
                        words={words.kinds[kind]}
                        isOn={shown[kind]}
                        canChange={kind !== 'news' || emailVerified}
                        onTurn={(isOn) => turn({ kind, isOn, consent: consent.version })}
                      >
                        {kind === 'news' &&
                          (emailVerified ? <Note>{consent.newsletter}</Note> : <Unconfirmed />)}
                      </KindSwitch>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Panel>
  );
}

/** Says what turning on the newsletter consents to, or why it is unavailable. */
function Note({ children }: { children: string }) {
  return (
    <Typeset.p className="text-note" id="news-note">
      {children}
    </Typeset.p>
  );
}

function Unconfirmed() {
  const { words, confirm } = usePage<NotificationsProps>();
  return (
    <>
      <Note>{words.chosen.unconfirmed}</Note>
      <p>
        <Typeset.a className="section-link" href={confirm}>
          {words.chosen.confirm}
        </Typeset.a>
      </p>
    </>
  );
}

interface KindSwitchProps {
  id: string;
  words: { label: string; hint: string };
  isOn: boolean;
  /** A switch that can't be changed stays focusable, and the reason is given beside it. */
  canChange: boolean;
  onTurn: (isOn: boolean) => void;
  /** Content below the description. */
  children?: ReactNode;
}

function KindSwitch({ id, words, isOn, canChange, onTurn, children }: KindSwitchProps) {
  const described = [`${id}-hint`, ...(children ? [`${id}-note`] : [])].join(' ');
  return (
    <div className="area-kind grid gap-2xs">
      <label className="flex items-center justify-between gap-md font-medium">
        <Typeset.span>{words.label}</Typeset.span>
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself conveys its state
          role="switch"
          className="switch"
          checked={isOn}
          aria-disabled={!canChange}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            if (canChange) onTurn(currentTarget.checked);
          }}
        />
      </label>
      <Typeset.p className="text-note" id={`${id}-hint`}>
        {words.hint}
      </Typeset.p>
      {children}
    </div>
  );
}
