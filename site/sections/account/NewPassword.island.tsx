import { call } from '../../session/api.ts';
import { removeSession } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { AccountForm } from './AccountForm.tsx';
import type { FormProps } from './form-props.ts';
import { PasswordField } from './PasswordField.tsx';
import { spendLink } from './spend-link.ts';

interface Props extends FormProps<'newPassword'> {
  /** The length of the shortest password that is taken. */
  passwordMin: number;
}

/** Sets a new password with the token of a mailed link. */
export function NewPassword({ lang, said, fields, refusals, terms, passwordMin }: Props) {
  const submission = useSubmission(
    async (values) => {
      await spendLink(async (token) => {
        await call('resetPassword', { body: { token, password: String(values.get('password')) } });
        // All sessions have ended, the one of this browser among them.
        removeSession();
      });
      return 'staying';
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <AccountForm
      shown="start"
      submission={submission}
      send={said}
      refusals={refusals}
      terms={terms}
    >
      {/* Whose password it is, for password managers; they know, and the page does not. */}
      <input type="text" autoComplete="username" className="account-username" readOnly />
      <PasswordField
        id="new-password"
        autoComplete="new-password"
        minLength={passwordMin}
        words={fields.newPassword}
        reveal={fields.reveal}
        terms={terms}
        refused={submission.refused.fields['password']}
      />
    </AccountForm>
  );
}
