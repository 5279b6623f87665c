import { call } from '../../session/api.ts';
import { removeSession } from '../../session/cookie.ts';
import { linkToken, showState } from '../../session/page-state.ts';
import { explain, isAboutLink } from '../../session/refusals.ts';
import type { FormProps } from './form-props.ts';
import { PasswordField } from './PasswordField.tsx';
import { Refusal } from './Refusal.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmission } from './use-submission.ts';

interface Props extends FormProps<'newPassword'> {
  /** The length of the shortest password that is taken. */
  passwordMin: number;
}

/** Sets a new password with the token of a mailed link. */
export function NewPassword({ lang, said, fields, refusals, terms, passwordMin }: Props) {
  const { form, refused } = useSubmission(
    async (values) => {
      try {
        await call('resetPassword', {
          body: { token: linkToken() ?? '', password: String(values.get('password')) },
        });
      } catch (error) {
        if (!isAboutLink(error)) throw error;
        showState('expired');
        return 'staying';
      }
      // All sessions have ended, the one of this browser among them.
      removeSession();
      showState('done');
      return 'staying';
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <form className="account-form" data-while="start" {...form}>
      {/* Whose password it is, for password managers; they know, and the page does not. */}
      <input type="text" autoComplete="username" className="hidden" readOnly />
      <PasswordField
        id="new-password"
        autoComplete="new-password"
        minLength={passwordMin}
        words={fields.newPassword}
        reveal={fields.reveal}
        terms={terms}
        refused={refused.fields['password']}
      />
      <Refusal message={refused.message} network={refusals.network} terms={terms} />
      <SubmitButton submit={said.submit} sending={said.sending} terms={terms} />
    </form>
  );
}
