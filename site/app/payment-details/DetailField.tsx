import { fill } from '../../../contract/fill.ts';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import type { Details } from './queries.ts';
import { usePayment } from './words.ts';

interface Props extends Pick<FieldProps, 'autoComplete' | 'inputMode' | 'pattern' | 'isOptional'> {
  name: Exclude<keyof Details, 'country'>;
  type?: 'text' | 'email' | 'lines';
  max: number;
  /** The stored payment details. */
  details: Details | null;
  /** The errors from the server, by field name. */
  fields: Record<string, string>;
  /** The initial value before anything is stored. */
  first?: string;
}

/** A field of the payment details, with the texts for its name. */
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
