import { call } from '../../session/api.ts';
import { showState } from '../../session/page-state.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from './AccountForm.tsx';
import { EmailField } from './EmailField.tsx';
import type { FormProps } from './form-props.ts';

/** Asks for a link with which to set a new password. What it says next is the same with and without an account. */
export function ForgottenPassword({
  lang,
  said,
  fields,
  refusals,
  terms,
}: FormProps<'forgottenPassword'>) {
  const submission = useSubmission(
    async (values) => {
      await call('forgottenPassword', { body: { email: String(values.get('email')) } });
      showState('sent');
      return 'staying';
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <>
      <AccountForm
        shown="start"
        submission={submission}
        send={said}
        refusals={refusals}
        terms={terms}
      >
        <EmailField
          id="forgotten-email"
          words={fields.email}
          terms={terms}
          refused={submission.refused.fields['email']}
        />
      </AccountForm>
      <div className="account-form" data-while="sent">
        <button
          type="button"
          className="button button-second"
          onClick={() => showState('start', document.getElementById('forgotten-email'))}
        >
          <Typeset terms={terms}>{said.again}</Typeset>
        </button>
      </div>
    </>
  );
}
