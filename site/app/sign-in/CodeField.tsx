import { digits } from '../../ui/form/digits.ts';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';

interface Props extends Pick<FieldProps, 'ref' | 'id' | 'words'> {
  /** Whether it can be a recovery code, which doesn't consist of six digits. */
  canBeRecovery?: boolean;
  autoComplete?: 'one-time-code' | 'off';
}

/** A code from an authenticator app, or a recovery code for a lost device. */
export function CodeField({
  canBeRecovery = false,
  autoComplete = 'one-time-code',
  ...field
}: Props) {
  return (
    <Field
      {...field}
      name="code"
      type="text"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...(!canBeRecovery && { inputMode: 'numeric', pattern: digits(6) })}
    />
  );
}
