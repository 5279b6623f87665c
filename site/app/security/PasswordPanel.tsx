import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../session/api.ts';
import { keepSession } from '../../session/cookie.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { Done } from '../area/Done.tsx';
import { Panel } from '../area/Panel.tsx';
import { Username } from '../area/Username.tsx';
import { useArea } from '../area/use-area.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { NewPasswordField } from '../sign-in/NewPasswordField.tsx';
import { SESSIONS } from './sessions.ts';
import { useSecurity } from './words.ts';

/** Changes the password. */
export function PasswordPanel() {
  const { lang } = useArea();
  const { words, fields, refusals, passwordMin } = useSecurity();
  const { heading, lead, current, chosen, done, ...send } = words.password;
  const client = useQueryClient();
  const submission = useSubmission(
    async (values) => {
      const body = {
        current: String(values.get('current')),
        password: String(values.get('password')),
      };
      const { token } = await call('changePassword', { body });
      keepSession(token);
      void client.invalidateQueries({ queryKey: SESSIONS });
      return { confirmation: done };
    },
    (error) => explain(error, refusals, lang),
  );
  const { refused, isSending, confirmation } = submission;
  return (
    <Panel heading={heading} lead={lead}>
      <AccountForm
        submission={submission}
        send={send}
        refusals={refusals}
        after={<Done>{confirmation}</Done>}
      >
        <Username />
        <CurrentPassword
          id="current-password"
          name="current"
          words={{ ...fields.password, ...current }}
          reveal={fields.reveal}
          isSending={isSending}
          refused={refused.fields['current']}
        />
        <NewPasswordField
          id="new-password"
          minLength={passwordMin}
          fields={{ ...fields, newPassword: { ...fields.newPassword, ...chosen } }}
          weakBecause={refusals.weakBecause}
          isSending={isSending}
          refused={refused.fields['password']}
        />
      </AccountForm>
    </Panel>
  );
}
