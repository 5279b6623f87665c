import { Field, type FieldProps } from '../../ui/form/Field.tsx';

type Props = Omit<FieldProps, 'type' | 'name' | 'autoComplete' | 'maxLength'>;

/** The address of an account; to password managers it is the name that goes with the password. */
export function EmailField(field: Props) {
  return <Field {...field} name="email" type="email" autoComplete="username" maxLength={254} />;
}
