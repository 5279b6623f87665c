import { useState } from 'react';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props extends Omit<FieldProps, 'type' | 'name' | 'children'> {
  /** `password` unless told. */
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  /** Names the button that shows what was typed. */
  reveal: string;
  /** A password that is looked at is sent as one, so that password managers know it for what it is. */
  isSending: boolean;
}

/** A password, and a button to look at it. */
export function PasswordField({ name = 'password', reveal, isSending, ...field }: Props) {
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted && !isSending;
  return (
    <Field {...field} name={name} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className="account-reveal"
        aria-label={reveal}
        aria-pressed={isShown}
        aria-controls={field.id}
        onClick={() => setWanted(!isShown)}
      >
        <Icon name="eye" />
        <Icon name="eyeOff" />
      </button>
    </Field>
  );
}
