import { type ReactNode, useEffect, useRef } from 'react';
import type { Submission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { CancelButton } from '../area/CancelButton.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { Username } from '../area/Username.tsx';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { useSecurity } from './words.ts';

interface Props {
  /** Distinguishes its fields from those of the other forms on the page. */
  id: string;
  lead: string;
  send: { submit: string; sending: string };
  submission: Submission;
  onCancel: () => void;
  /** Additional fields. */
  children?: ReactNode;
}

/** Asks for the password again before a change that affects the security of the account. Takes the focus. */
export function AskPassword({ id, lead, send, submission, onCancel, children }: Props) {
  const { words, fields, refusals } = useSecurity();
  const field = useRef<FieldControl>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <AccountForm
      submission={submission}
      send={send}
      refusals={refusals}
      beside={
        <CancelButton
          label={words.secondFactor.cancel}
          isBusy={submission.isSending}
          onCancel={onCancel}
        />
      }
    >
      <p className="text-muted">
        <Typeset>{lead}</Typeset>
      </p>
      <Username />
      <CurrentPassword
        ref={field}
        id={`${id}-password`}
        words={fields.password}
        reveal={fields.reveal}
        isSending={submission.isSending}
        refused={submission.refused.fields['password']}
      />
      {children}
    </AccountForm>
  );
}
