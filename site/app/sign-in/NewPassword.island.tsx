import { localizedPath } from '../../../contract/lang.ts';
import { call } from '../../session/api.ts';
import { removeSession } from '../../session/remove-session.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { AccountPageProps } from './form-page-props.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useLink } from './use-link.ts';

/** Sets a new password with the token from a mailed link. */
export function NewPassword(props: AccountPageProps<'newPassword'>) {
  const { lang, texts } = props;
  const { state, spend } = useLink();
  const signIn = localizedPath(lang, '/account/sign-in');
  const another = localizedPath(lang, '/account/forgotten-password');
  return (
    <AccountPanel
      page={props}
      state={state}
      parts={{
        start: (
          <AccountForm
            send={texts}
            onSend={({ password }: { password: string }) =>
              spend(async (token) => {
                await call('resetPassword', { body: { token, password } });
                // All sessions have ended, including this browser's.
                removeSession();
              })
            }
          >
            {/* The username field for password managers, which know the username; the page
                  doesn't. */}
            <input type="text" autoComplete="username" hidden readOnly />
            <NewPasswordField id="new-password" />
          </AccountForm>
        ),
        done: <AccountAction label={texts.signIn} href={signIn} />,
        expired: (
          <div className="actions">
            <AccountAction label={texts.another} href={another} />
            <AccountAction label={texts.signIn} href={signIn} rank="second" />
          </div>
        ),
      }}
    />
  );
}
