import { use, useState } from 'react';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { FormContext } from '../../ui/form/form-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../page-context.ts';
import type { FieldPageProps } from './form-page-props.ts';

interface Props extends Omit<FieldProps, 'type' | 'name' | 'children' | 'words'> {
  /** Defaults to `password`. */
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  /** The texts, if it isn't the password of the account. */
  words?: FieldProps['words'];
}

/** A password field with a button to reveal the password. */
export function PasswordField({ name = 'password', words, ...field }: Props) {
  const { fields } = usePage<FieldPageProps>();
  const isSending = use(FormContext)?.isSending ?? false;
  const [isWanted, setWanted] = useState(false);
  // While sending, it is a password field again, so that password managers recognize it.
  const isShown = isWanted && !isSending;
  return (
    <Field
      {...field}
      name={name}
      type={isShown ? 'text' : 'password'}
      words={words ?? fields.password}
    >
      <button
        type="button"
        className="account-reveal grid text-muted"
        aria-label={fields.reveal}
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
