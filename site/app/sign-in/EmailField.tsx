import { Field, type FieldProps } from '../../ui/form/Field.tsx';

type Props = Omit<FieldProps, 'type' | 'name' | 'autoComplete' | 'maxLength'>;

/** The email address of an account, which password managers treat as the username. */
export function EmailField(field: Props) {
  return <Field {...field} name="email" type="email" autoComplete="username" maxLength={254} />;
}
