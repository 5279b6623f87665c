import { pathIn } from '../../../contract/lang.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { useLink } from './use-link.ts';

/**
 * Confirms an e-mail address with the token of a mailed link, in a session of its account, once the button is pressed:
 * mail scanners open every link, and must not use it up.
 */
export function VerifyEmail({ lang, said, refusals, ...props }: AccountPageProps<'verifyEmail'>) {
  const { state, spend, show } = useLink();
  const say = (error: unknown) => explain(error, refusals, lang);

  const confirmation = useSubmission(
    () => spend((token) => call('verifyEmail', { body: { token } })),
    say,
  );
  const another = useSubmission(async () => {
    // The address may have been confirmed elsewhere; then no mail would come.
    const { emailVerified } = await call('me');
    if (!emailVerified) await call('sendVerification');
    show(emailVerified ? 'confirmed' : 'sent');
    return undefined;
  }, say);

  const goOn = <AccountAction label={said.goOn} href={pathIn(lang, '/')} />;
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
          body: <AccountAction label={said.details} href={pathIn(lang, '/account/details')} />,
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
