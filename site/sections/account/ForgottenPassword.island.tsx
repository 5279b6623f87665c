import { call } from '../../session/api.ts';
import { showState } from '../../session/page-state.ts';
import { explain } from '../../session/refusals.ts';
import { Glued } from '../../ui/Glued.tsx';
import { Field } from './Field.tsx';
import type { FormProps } from './form-props.ts';
import { Refusal } from './Refusal.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './use-submission.ts';

/** Asks for a link with which to set a new password. What it says next is the same with and without an account. */
export function ForgottenPassword({
  lang,
  said,
  fields,
  refusals,
  terms,
}: FormProps<'forgottenPassword'>) {
  const { form, refused } = useSubmission(
    async (values) => {
      await call('forgottenPassword', { body: { email: String(values.get('email')) } });
      showState('sent');
      return 'staying';
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <>
      <form className="account-form" data-while="start" {...form}>
        <Field
          id="forgotten-email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          words={fields.email}
          terms={terms}
          refused={refused.fields['email']}
        />
        <Refusal message={refused.message} network={refusals.network} terms={terms} />
        <SubmitButton submit={said.submit} sending={said.sending} terms={terms} />
      </form>
      <div className="account-form" data-while="sent">
        <button
          type="button"
          className="button button-second"
          onClick={() => showState('start', document.getElementById('forgotten-email'))}
        >
          <Glued terms={terms}>{said.again}</Glued>
        </button>
      </div>
    </>
  );
}
