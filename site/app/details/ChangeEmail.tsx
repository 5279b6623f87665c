import { useEffect, useRef } from 'react';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { CancelButton } from '../area/CancelButton.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { Username } from '../area/Username.tsx';
import { useArea } from '../area/use-area.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { EmailField } from '../sign-in/EmailField.tsx';
import { useDetails } from './words.ts';

/** The name of this form, unique on the site, under which drafts are kept. */
export const EMAIL_DRAFT = 'email';

interface Props {
  /** False when the page opens with a kept draft. */
  takesFocus: boolean;
  /** Receives the success message. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** Asks for a new email address and the password. Typed text survives a reload, except for the password. */
export function ChangeEmail({ takesFocus, onDone, onCancel }: Props) {
  const { lang } = useArea();
  const { words, fields, refusals } = useDetails();
  const { email } = words;
  const first = useRef<FieldControl>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const { refused, isSending, ...submission } = useSubmission(
    async (values) => {
      const chosen = String(values.get('email')).trim();
      const password = String(values.get('password'));
      await call('changeEmail', { body: { email: chosen, password } });
      forget();
      onDone(fill(email.done, { email: chosen }));
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  const forget = useDraft(EMAIL_DRAFT, submission.form.ref);
  return (
    <AccountForm
      submission={{ refused, isSending, ...submission }}
      send={email}
      refusals={refusals}
      beside={
        <CancelButton
          label={email.cancel}
          isBusy={isSending}
          onCancel={() => {
            forget();
            onCancel();
          }}
        />
      }
    >
      <p className="text-muted">
        <Typeset>{email.explained}</Typeset>
      </p>
      <EmailField
        ref={first}
        id="new-email"
        words={{ ...fields.email, label: email.chosen }}
        refused={refused.fields['email']}
      />
      <Username />
      <CurrentPassword
        id="email-password"
        words={{ ...fields.password, label: email.password }}
        reveal={fields.reveal}
        isSending={isSending}
        refused={refused.fields['password']}
      />
    </AccountForm>
  );
}
