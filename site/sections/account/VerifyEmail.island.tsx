import { call } from '../../session/api.ts';
import { linkToken, showState } from '../../session/page-state.ts';
import { explain, isAboutLink } from '../../session/refusals.ts';
import type { FormProps } from './form-props.ts';
import { Refusal } from './Refusal.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './use-submission.ts';

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
    try {
      await call('verifyEmail', { body: { token: linkToken() ?? '' } });
      showState('done');
    } catch (error) {
      if (!isAboutLink(error)) throw error;
      showState('expired');
    }
    return 'staying';
  }, say);

  const another = useSubmission(async () => {
    await call('sendVerification');
    showState('sent');
    return 'staying';
  }, say);

  return (
    <>
      <form className="account-form" data-while="start" {...confirmation.form}>
        <Refusal message={confirmation.refused.message} network={refusals.network} terms={terms} />
        <SubmitButton submit={said.submit} sending={said.sending} terms={terms} />
      </form>
      <form className="account-form" data-while="expired" data-for="session" {...another.form}>
        <Refusal message={another.refused.message} network={refusals.network} terms={terms} />
        <SubmitButton submit={said.another} sending={said.anotherSending} terms={terms} />
      </form>
    </>
  );
}
