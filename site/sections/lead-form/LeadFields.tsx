import type { ReactNode } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import type { LeadFormProps } from './LeadForm.island.tsx';

interface Props extends Pick<LeadFormProps, 'anchor' | 'fields'> {
  /** Why the server refused a value, by the name of its field. */
  refused: Record<string, string>;
  /** The id of what is said where the address is asked for. */
  noticeId: string;
  /** Stands in the field for the address, at its end. */
  children: ReactNode;
}

/** The fields of a form that reaches the company; as long as the server takes them (`contract/api/leads.ts`). */
export function LeadFields({ anchor, fields, refused, noticeId, children }: Props) {
  const { name, email, message } = fields;
  return (
    <>
      {name && (
        <Field
          id={`${anchor}-name`}
          name="name"
          type="text"
          autoComplete="name"
          maxLength={200}
          // More than spaces: without script nobody else would say so beside the field.
          pattern=".*\S.*"
          words={name}
          refused={refused['name']}
        />
      )}
      {email && (
        <Field
          id={`${anchor}-email`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          // What browsers take for an address without it has no domain that mail could be sent to.
          pattern=".+@.+\..{2,}"
          words={email}
          describedBy={noticeId}
          refused={refused['email']}
        >
          {children}
        </Field>
      )}
      {message && (
        <Field
          id={`${anchor}-message`}
          name="message"
          type="lines"
          maxLength={5000}
          words={message}
          refused={refused['message']}
        />
      )}
    </>
  );
}
