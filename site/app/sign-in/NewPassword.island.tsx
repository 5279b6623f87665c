import { localizedPath } from '../../../contract/lang.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { removeSession } from '../../session/remove-session.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './account-page-props.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useLink } from './use-link.ts';

interface Props extends AccountPageProps<'newPassword'> {
  /** The minimum password length, in characters. */
  passwordMin: number;
}

/** Sets a new password with the token from a mailed link. */
export function NewPassword({ lang, texts, fields, refusals, passwordMin, ...props }: Props) {
  const { state, spend } = useLink();
  const submission = useSubmission(
    (values) =>
      spend(async (token) => {
        await call('resetPassword', { body: { token, password: String(values.get('password')) } });
        // All sessions have ended, including this browser's.
        removeSession();
      }),
    (error) => explain(error, refusals, lang),
  );
  const action = (label: string, path: string, rank?: 'second') => (
    <AccountAction label={label} href={localizedPath(lang, path)} {...(rank && { rank })} />
  );
  return (
    <AccountPanel
      state={state}
      needsScript={props.needsScript}
      terms={props.terms}
      parts={{
        start: {
          ...texts.start,
          body: (
            <AccountForm submission={submission} send={texts} refusals={refusals}>
              {/* The username field for password managers, which know the username; the page
                  doesn't. */}
              <input type="text" autoComplete="username" className="account-username" readOnly />
              <NewPasswordField
                id="new-password"
                minLength={passwordMin}
                fields={fields}
                weakBecause={refusals.weakBecause}
                isSending={submission.isSending}
                refused={submission.refused.fields['password']}
              />
            </AccountForm>
          ),
        },
        done: { ...texts.done, body: action(texts.signIn, '/account/sign-in') },
        expired: {
          ...texts.expired,
          body: (
            <div className="actions">
              {action(texts.another, '/account/forgotten-password')}
              {action(texts.signIn, '/account/sign-in', 'second')}
            </div>
          ),
        },
      }}
    />
  );
}
