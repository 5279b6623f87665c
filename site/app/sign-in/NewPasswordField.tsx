import { useRef } from 'react';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { AccountPages } from './texts.ts';
import { usePasswordStrength } from './use-password-strength.ts';

interface Props {
  id: string;
  /** The minimum password length, in characters. */
  minLength: number;
  fields: AccountPages['fields'];
  weakBecause: AccountPages['refusals']['weakBecause'];
  isSending: boolean;
  refused: string | undefined;
}

/** A field for a new password, which rates its strength while the visitor types. */
export function NewPasswordField({ minLength, fields, weakBecause, ...props }: Props) {
  const control = useRef<FieldControl>(null);
  const { strength } = fields.newPassword;
  const { announcement, judge } = usePasswordStrength(control, minLength, strength, weakBecause);
  return (
    <PasswordField
      {...props}
      ref={control}
      autoComplete="new-password"
      minLength={minLength}
      words={fields.newPassword}
      reveal={fields.reveal}
      onType={judge}
      status={
        <p className="field-hint" role="status">
          <Typeset>{announcement}</Typeset>
        </p>
      }
    />
  );
}
