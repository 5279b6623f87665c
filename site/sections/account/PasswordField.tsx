import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'name' | 'children'> {
  autoComplete: 'current-password' | 'new-password';
  /** Names the button that shows what was typed. */
  reveal: string;
}

/** A password. Its button works before React is there (session/account-page.ts). */
export function PasswordField({ reveal, ...field }: Props) {
  const eye = useRef<HTMLButtonElement>(null);
  // React sets a field's type whenever it takes it over or draws it anew: what is shown would be hidden again.
  useLayoutEffect(() => {
    const input = document.getElementById(field.id);
    if (eye.current?.ariaPressed === 'true') input?.setAttribute('type', 'text');
  });
  return (
    <Field {...field} name="password" type="password">
      <button
        ref={eye}
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
