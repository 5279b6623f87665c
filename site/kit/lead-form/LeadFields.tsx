import type { ReactNode } from 'react';
import { ANSWER_MAX, type ChoiceField, type LeadField } from '../../../contract/api/lead-fields.ts';
import type { OwnField } from '../../../contract/own-fields.ts';
import { TELEPHONE } from '../../../contract/telephone.ts';
import { Field, type FieldProps } from '../../ui/form/Field.tsx';
import { Options } from '../../ui/form/Options.tsx';
import { CheckBox } from './CheckBox.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

/** Rejects values of only spaces, which nothing else would report next to the field without a script. */
const SOMETHING = '.*\\S.*';

type Typed = Pick<FieldProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'pattern'>;

/** The input type and limits of each field, which match the server's (`contract/api/leads.ts`). */
const TYPED: Record<Exclude<LeadField, ChoiceField>, Typed> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 200, pattern: SOMETHING },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  company: { type: 'text', autoComplete: 'organization', maxLength: 200, pattern: SOMETHING },
  telephone: { type: 'tel', autoComplete: 'tel', maxLength: 40, pattern: TELEPHONE },
  link: { type: 'url', autoComplete: 'url', maxLength: 300 },
  message: { type: 'lines', maxLength: 5000 },
};

/** The same for fields that one form alone has (`contract/own-fields.ts`). */
const OWN: Record<Exclude<OwnField['type'], 'choice'>, Typed> = {
  text: { type: 'text', maxLength: ANSWER_MAX.text, pattern: SOMETHING },
  'long-text': { type: 'lines', maxLength: ANSWER_MAX['long-text'] },
  number: { type: 'text', inputMode: 'decimal', maxLength: 30 },
  date: { type: 'date' },
  file: { type: 'file' },
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
    const { name, own, isOptional, isMultiple, options, call } = shown;
    const common = {
      id: `${anchor}-${name}`,
      name,
      ...(isOptional && { isOptional }),
      ...(isMultiple && { multiple: true }),
      words: shown,
      refused: refused[name],
    };
    if (options) return <Options key={name} {...common} options={options} />;
    const typed =
      own === undefined ? TYPED[name as keyof typeof TYPED] : OWN[own as keyof typeof OWN];
    const field = (
      <Field key={name} {...common} {...typed} {...(name === 'email' && { describedBy: noticeId })}>
        {name === 'email' && children}
      </Field>
    );
    if (call === undefined) return field;
    return (
      <div key={name} className="lead-form-telephone grid gap-sm">
        {field}
        <CheckBox name="call" label={call} />
      </div>
    );
  });
}
