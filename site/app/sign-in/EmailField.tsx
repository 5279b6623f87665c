import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { usePage } from '../page-context.ts';
import type { FieldPageProps } from './form-page-props.ts';

interface Props extends Pick<FieldProps, 'ref' | 'id'> {
  /** The texts that differ from those of other pages. */
  words?: Partial<FieldProps['words']>;
}

/** The email address of an account, which password managers treat as the username. */
export function EmailField({ words, ...field }: Props) {
  const { email } = usePage<FieldPageProps>().fields;
  return (
    <Field
      {...field}
      name="email"
      type="email"
      autoComplete="username"
      maxLength={254}
      words={{ ...email, ...words }}
    />
  );
}
