import { useState } from 'react';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props extends Omit<FieldProps, 'type' | 'name' | 'children'> {
  /** Defaults to `password`. */
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  /** The accessible name of the button that reveals the password. */
  reveal: string;
  /** True while sending: a revealed password becomes a password field again, so that password managers recognize it. */
  isSending: boolean;
}

/** A password field with a button to reveal the password. */
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
