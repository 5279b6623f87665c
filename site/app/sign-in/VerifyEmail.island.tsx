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
export function VerifyEmail({ lang, said, refusals, ...props }: AccountPageProps<'verifyEmail'>) {
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

  const goOn = <AccountAction label={said.goOn} href={localizedPath(lang, '/')} />;
  return (
    <AccountPanel
      state={state}
      needsScript={props.needsScript}
      terms={props.terms}
      parts={{
        start: {
          ...said.start,
          body: <AccountForm submission={confirmation} send={said} refusals={refusals} />,
        },
        done: { ...said.done, body: goOn },
        confirmed: {
          ...said.confirmed,
          body: (
            <AccountAction label={said.details} href={localizedPath(lang, '/account/details')} />
          ),
        },
        expired: {
          ...said.expired,
          body: (
            <AccountForm
              submission={another}
              send={{ submit: said.another, sending: said.anotherSending }}
              refusals={refusals}
            />
          ),
        },
        sent: { ...said.sent, body: goOn },
      }}
    />
  );
}
