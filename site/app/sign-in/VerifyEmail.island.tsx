import { localizedPath } from '../../../contract/lang.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { useLink } from './use-link.ts';

/**
 * Confirms an email address with the token from a mailed link, in a session of the account. It waits for a click,
 * because mail scanners open every link and must not use up the token.
 */
export function VerifyEmail({ lang, texts, refusals, ...props }: AccountPageProps<'verifyEmail'>) {
  const { state, spend, show } = useLink();
  const say = (error: unknown) => explain(error, refusals, lang);

  const confirmation = useSubmission(
    () => spend((token) => call('verifyEmail', { body: { token } })),
    say,
  );
  const another = useSubmission(async () => {
    // If the address has been confirmed elsewhere, no mail would be sent.
    const { emailVerified } = await call('me');
    if (!emailVerified) await call('sendVerification');
    show(emailVerified ? 'confirmed' : 'sent');
    return undefined;
  }, say);

  const goOn = <AccountAction label={texts.goOn} href={localizedPath(lang, '/')} />;
  return (
    <AccountPanel
      state={state}
      needsScript={props.needsScript}
      terms={props.terms}
      parts={{
        start: {
          ...texts.start,
          body: <AccountForm submission={confirmation} send={texts} refusals={refusals} />,
        },
        done: { ...texts.done, body: goOn },
        confirmed: {
          ...texts.confirmed,
          body: (
            <AccountAction label={texts.details} href={localizedPath(lang, '/account/details')} />
          ),
        },
        expired: {
          ...texts.expired,
          body: (
            <AccountForm
              submission={another}
              send={{ submit: texts.another, sending: texts.anotherSending }}
              refusals={refusals}
            />
          ),
        },
        sent: { ...texts.sent, body: goOn },
      }}
    />
  );
}
