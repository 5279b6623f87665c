import { call } from '../../session/api.ts';
import { showState } from '../../session/page-state.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { AccountForm } from './AccountForm.tsx';
import type { FormProps } from './form-props.ts';
import { spendLink } from './spend-link.ts';

/**
 * Confirms an e-mail address with the token of a mailed link, once somebody presses the button: mail
 * scanners open every link, and must not use it up.
 */
export function VerifyEmail({
  lang,
  said,
  refusals,
  terms,
}: Omit<FormProps<'verifyEmail'>, 'fields'>) {
  const say = (error: unknown) => explain(error, refusals, lang);

  const confirmation = useSubmission(async () => {
    await spendLink((token) => call('verifyEmail', { body: { token } }));
    return 'staying';
  }, say);

  const another = useSubmission(async () => {
    await call('sendVerification');
    showState('sent');
    return 'staying';
  }, say);

  return (
    <>
      <AccountForm
        shown="start"
        submission={confirmation}
        send={said}
        refusals={refusals}
        terms={terms}
      />
      <AccountForm
        shown="expired"
        isForSession
        submission={another}
        send={{ submit: said.another, sending: said.anotherSending }}
        refusals={refusals}
        terms={terms}
      />
    </>
  );
}
