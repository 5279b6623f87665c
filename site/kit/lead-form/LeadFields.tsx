import type { ReactNode } from 'react';
import { type ChoiceField, isChoice, type LeadField } from '../../../contract/api/lead-fields.ts';
import { TELEPHONE } from '../../../contract/telephone.ts';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { Options } from '../../ui/form/Options.tsx';
import { CheckBox } from './CheckBox.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

/** Rejects values of only spaces, which nothing else would report next to the field without a script. */
const SOMETHING = '.*\\S.*';

/** The input type and limits of each field, which match the server's (`contract/api/leads.ts`). */
const TYPED: Record<
  Exclude<LeadField, ChoiceField>,
  Pick<FieldProps, 'type' | 'autoComplete' | 'maxLength' | 'pattern'>
> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 200, pattern: SOMETHING },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  company: { type: 'text', autoComplete: 'organization', maxLength: 200, pattern: SOMETHING },
  telephone: { type: 'tel', autoComplete: 'tel', maxLength: 40, pattern: TELEPHONE },
  link: { type: 'url', autoComplete: 'url', maxLength: 300 },
  message: { type: 'lines', maxLength: 5000 },
};

interface Props extends Pick<LeadFormProps, 'anchor' | 'fields'> {
  /** The reasons that the server rejected values, by field name. */
  refused: Record<string, string>;
  /** The id of the notice at the address field. */
  noticeId: string;
  /** Shown at the end of the address field. */
  children: ReactNode;
}

/** Renders the fields of a form that is sent to the company. */
export function LeadFields({ anchor, fields, refused, noticeId, children }: Props) {
  return fields.map((shown) => {
    const { name, isOptional, options, call } = shown;
    const common = {
      id: `${anchor}-${name}`,
      name,
      ...(isOptional && { isOptional }),
      words: shown,
      refused: refused[name],
    };
    if (isChoice(name)) return <Options key={name} {...common} options={options ?? []} />;
    const field = (
      <Field
        key={name}
        {...common}
        {...TYPED[name]}
        {...(name === 'email' && { describedBy: noticeId })}
      >
        {name === 'email' && children}
      </Field>
    );
    if (call === undefined) return field;
    return (
      <div key={name} className="lead-form-telephone">
        {field}
        <CheckBox name="call" label={call} />
      </div>
    );
  });
}
