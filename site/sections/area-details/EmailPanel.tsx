import { useMutation } from '@tanstack/react-query';
import type { Me } from '../../../contract/api/account.ts';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from '../account/AccountForm.tsx';
import { EmailField } from '../account/EmailField.tsx';
import { PasswordField } from '../account/PasswordField.tsx';
import { Done } from '../area/Done.tsx';
import { useNotify } from '../area/notices.ts';
import { Panel } from '../area/Panel.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { useArea } from '../area/use-area.ts';
import { useDetails } from './words.ts';

/** The address that counts, whether it is confirmed, and another in its place. */
export function EmailPanel({ me }: { me: Me }) {
  const { lang } = useArea();
  const { words, fields, refusals } = useDetails();
  const { email } = words;
  const submission = useSubmission(
    async (values) => {
      const chosen = String(values.get('email')).trim();
      await call('changeEmail', {
        body: { email: chosen, password: String(values.get('password')) },
      });
      return { said: fill(email.done, { email: chosen }) };
    },
    (error) => explain(error, refusals, lang),
  );
  const { refused, isSending } = submission;
  return (
    <Panel heading={email.heading} lead={email.lead}>
      <div className="area-step">
        <div>
          <p className="area-address">{me.email}</p>
          {me.emailVerified ? (
            <p className="text-muted">
              <Typeset>{email.confirmed}</Typeset>
            </p>
          ) : (
            <Unconfirmed email={me.email} />
          )}
        </div>
        <AccountForm
          submission={submission}
          send={email}
          refusals={refusals}
          after={<Done>{submission.said}</Done>}
        >
          <EmailField
            id="new-email"
            words={{ ...fields.email, label: email.chosen }}
            refused={refused.fields['email']}
          />
          <PasswordField
            id="email-password"
            autoComplete="current-password"
            words={{ ...fields.password, label: email.password }}
            reveal={fields.reveal}
            isSending={isSending}
            refused={refused.fields['password']}
          />
        </AccountForm>
      </div>
    </Panel>
  );
}

/** An address that nobody has shown to be theirs, and another link to do so. */
function Unconfirmed({ email }: { email: string }) {
  const { words: area } = useArea();
  const { email: words } = useDetails().words;
  const notify = useNotify();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('sendVerification'),
    onMutate: () => notify('silence'),
    onError: (error) => notify({ failed: reasonFor(error, area.errors) }),
  });
  return (
    <>
      <p className="text-muted">
        <Typeset>{words.unconfirmed}</Typeset>
      </p>
      {isSuccess ? (
        <Done>{fill(words.sentAgain, { email })}</Done>
      ) : (
        <button
          type="button"
          className="section-link"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          <Typeset>{words.again}</Typeset>
        </button>
      )}
    </>
  );
}
