import { fill } from '../../../contract/fill.ts';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import type { Details } from './queries.ts';
import { usePayment } from './words.ts';

interface Props extends Pick<FieldProps, 'autoComplete' | 'inputMode' | 'pattern' | 'isOptional'> {
  name: Exclude<keyof Details, 'country'>;
  type?: 'text' | 'email' | 'lines';
  max: number;
  /** What is kept. */
  details: Details | null;
  /** Why the server refused what, by the name of the field. */
  fields: Record<string, string>;
  /** What stands in it before anything is kept. */
  first?: string;
}

/** A field of the payment details, with the words of its name. */
export function DetailField({
  name,
  type = 'text',
  max,
  details,
  fields,
  first = '',
  isOptional = false,
  ...rest
}: Props) {
  const { invoices } = usePayment().words;
  const words = invoices[name];
  const label = isOptional ? fill(invoices.optional, { label: words.label }) : words.label;
  return (
    <Field
      id={`payment-${name}`}
      name={name}
      type={type}
      maxLength={max}
      isOptional={isOptional}
      defaultValue={details?.[name] ?? first}
      words={{ ...words, label }}
      refused={fields[name]}
      {...rest}
    />
  );
}
