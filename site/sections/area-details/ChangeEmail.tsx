import { useEffect, useRef } from 'react';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { useSubmission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { AccountForm } from '../account/AccountForm.tsx';
import { EmailField } from '../account/EmailField.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { useArea } from '../area/use-area.ts';
import { useDetails } from './words.ts';

interface Props {
  /** Told what is to be said of it. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** Asks for another address, and for the password. It takes the focus. */
export function ChangeEmail({ onDone, onCancel }: Props) {
  const { lang } = useArea();
  const { words, fields, refusals } = useDetails();
  const { email } = words;
  const first = useRef<FieldControl>(null);
  useEffect(() => first.current?.focus(), []);
  const { refused, isSending, ...submission } = useSubmission(
    async (values) => {
      const chosen = String(values.get('email')).trim();
      const password = String(values.get('password'));
      await call('changeEmail', { body: { email: chosen, password } });
      onDone(fill(email.done, { email: chosen }));
      return undefined;
    },
    (error) => explain(error, refusals, lang),
  );
  return (
    <AccountForm
      submission={{ refused, isSending, ...submission }}
      send={email}
      refusals={refusals}
      beside={
        <button type="button" className="button button-second" onClick={onCancel}>
          {email.cancel}
        </button>
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
