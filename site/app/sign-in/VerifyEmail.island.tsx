import { localizedPath } from '../../../contract/lang.ts';
import { call } from '../../session/api.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './form-page-props.ts';
import { useLink } from './use-link.ts';

/**
 * Confirms an email address with the token from a mailed link, in a session of the account. It waits for a click,
 * because mail scanners open every link and must not use up the token.
 */
export function VerifyEmail(props: AccountPageProps<'verifyEmail'>) {
  const { lang, texts } = props;
  const { state, spend, show } = useLink();
  const details = localizedPath(lang, '/account/details');
  const goOn = <AccountAction label={texts.goOn} href={localizedPath(lang, '/')} />;

  async function sendAnother() {
    // If the address has been confirmed elsewhere, no mail would be sent.
    const { emailVerified } = await call('me');
    if (!emailVerified) await call('sendVerification');
    show(emailVerified ? 'confirmed' : 'sent');
    return undefined;
  }

  return (
    <AccountPanel
      page={props}
      state={state}
      parts={{
        start: (
          <AccountForm
            send={texts}
            onSend={() => spend((token) => call('verifyEmail', { body: { token } }))}
          />
        ),
        done: goOn,
        confirmed: <AccountAction label={texts.details} href={details} />,
        expired: (
          <AccountForm
            send={{ submit: texts.another, sending: texts.anotherSending }}
            onSend={sendAnother}
          />
        ),
        sent: goOn,
      }}
    />
  );
}
