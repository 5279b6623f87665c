import type { Me } from '../../../contract/api/account.ts';
import type { Notifications } from '../../../contract/api/notifications.ts';
import { fill } from '../../../contract/fill.ts';
import { NOTIFICATION_KINDS } from '../../../contract/notification-kinds.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useAccount } from '../area/use-account.ts';
import { useArea } from '../area/use-area.ts';
import { KindSwitch } from './KindSwitch.tsx';
import { type Change, useNotifications, useTurn } from './queries.ts';
import type { NotificationsWords } from './texts.ts';

interface Props {
  words: NotificationsWords['app']['chosen'];
  consent: { version: string; newsletter: string };
  confirm: string;
}

type Addressee = Pick<Me, 'email' | 'emailVerified'>;

/** A placeholder until the account is loaded. */
const PLACEHOLDER_ACCOUNT: Addressee = { email: '', emailVerified: true };
const NOTHING: Notifications = { 'message-answered': false, news: false };

/** The optional kinds of mail, each with its switch. */
export function ChosenPanel({ words, consent, confirm }: Props) {
  const { words: area } = useArea();
  const notify = useNotify();
  const account = useAccount();
  const query = useNotifications();
  const { mutate } = useTurn(consent.version, {
    onDone: ({ kind, isOn }) =>
      notify({ done: fill(isOn ? words.on : words.off, { kind: words.kinds[kind].label }) }),
    onUndone: (error) => notify({ failed: `${area.undone} ${reasonFor(error, area.errors)}` }),
  });
  const turn = (change: Change) => {
    notify('silence');
    mutate(change);
  };
  const kinds = ({ email, emailVerified }: Addressee, shown: Notifications) => (
    <>
      <p className="area-channel text-muted">
        <Typeset>{fill(words.channel, { email })}</Typeset>
      </p>
      <ul className="area-kinds">
        {NOTIFICATION_KINDS.map((kind) => (
          <li key={kind}>
            <KindSwitch
              id={kind}
              words={words.kinds[kind]}
              isOn={shown[kind]}
              canChange={kind !== 'news' || emailVerified}
              onTurn={(isOn) => turn({ kind, isOn })}
            >
              {kind === 'news' &&
                (emailVerified ? (
                  <Note>{consent.newsletter}</Note>
                ) : (
                  <Unconfirmed words={words} confirm={confirm} />
                ))}
            </KindSwitch>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <Loaded query={account} waiting={kinds(PLACEHOLDER_ACCOUNT, NOTHING)}>
        {(me) => (
          <Loaded query={query} waiting={kinds(me, NOTHING)}>
            {(shown) => kinds(me, shown)}
          </Loaded>
        )}
      </Loaded>
    </Panel>
  );
}

/** Says what turning on the newsletter consents to, or why it is unavailable. */
function Note({ children }: { children: string }) {
  return (
    <p className="text-muted" id="news-note">
      <Typeset>{children}</Typeset>
    </p>
  );
}

/** Says that the email address must be confirmed first, and where. */
function Unconfirmed({ words, confirm }: Pick<Props, 'words' | 'confirm'>) {
  return (
    <>
      <Note>{words.unconfirmed}</Note>
      <p>
        <a className="section-link" href={confirm}>
          <Typeset>{words.confirm}</Typeset>
        </a>
      </p>
    </>
  );
}
