import type { ComponentProps } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Field } from './Field.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'name' | 'children'> {
  autoComplete: 'current-password' | 'new-password';
  /** Names the button that shows what was typed. */
  reveal: string;
}

/** A password. Its button works before React is there (session/account-page.ts). */
export function PasswordField({ reveal, ...field }: Props) {
  return (
    <Field {...field} name="password" type="password">
      <button
        type="button"
        className="account-reveal"
        aria-label={reveal}
        aria-pressed={false}
        aria-controls={field.id}
        data-reveal
      >
        <Icon name="eye" />
        <Icon name="eyeOff" />
      </button>
    </Field>
  );
}
