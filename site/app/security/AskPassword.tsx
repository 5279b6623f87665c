import type { ReactNode } from 'react';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { CurrentPassword } from '../area/CurrentPassword.tsx';
import { useTakeFocus } from '../area/focus.ts';
import { usePage } from '../page-context.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import type { SecurityProps } from './texts.ts';

interface Props<Values> {
  /** Distinguishes its fields from those of the other forms on the page. */
  id: string;
  lead: string;
  send: { submit: string; sending: string };
  onSend: (values: Values) => Promise<void>;
  onCancel: () => void;
  /** Additional fields. */
  children?: ReactNode;
}

/** Asks for the password again before a change that affects the security of the account. Takes the focus. */
export function AskPassword<Values>({ id, lead, send, onSend, onCancel, children }: Props<Values>) {
  const { cancel } = usePage<SecurityProps>().words.secondFactor;
  const field = useTakeFocus<FieldControl>();
  return (
    <AccountForm
      send={send}
      onSend={async (values: Values) => {
        await onSend(values);
      }}
      cancel={{ label: cancel, onCancel }}
    >
      <Typeset.p className="text-muted">{lead}</Typeset.p>
      <CurrentPassword ref={field} id={`${id}-password`} />
      {children}
    </AccountForm>
  );
}
