import type { InputHTMLAttributes, ReactNode } from 'react';
import { Glued } from '../../ui/Glued.tsx';

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'autoComplete'
    | 'inputMode'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'autoCapitalize'
    | 'spellCheck'
  > {
  id: string;
  name: string;
  type: 'text' | 'email' | 'password';
  words: { label: string; required: string; wrong: string; placeholder?: string; hint?: string };
  terms: readonly string[];
  /** Why the server refused the value, in place of what is usually wrong with one. */
  refused: string | undefined;
  /** Stands beside the label. */
  aside?: ReactNode;
  /** Stands in the field, at its end. */
  children?: ReactNode;
}

/**
 * A field that has to be filled in. What is wrong with it stands right below and is announced;
 * `enhance/before-paint.ts` and the style sheet decide on it, with or without React.
 */
export function Field({ id, words, terms, refused, aside, children, ...input }: Props) {
  const hint = words.hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="account-field">
      <div className="account-field-head">
        <label htmlFor={id}>
          <Glued terms={terms}>{words.label}</Glued>
        </label>
        {aside}
      </div>
      <div className="account-field-box">
        {/* The rules ask whether the placeholder is shown: a field without one has an empty one. */}
        <input
          id={id}
          required
          placeholder={words.placeholder ?? ' '}
          aria-describedby={hint}
          {...input}
        />
        {children}
      </div>
      {hint !== undefined && words.hint !== undefined && (
        <p className="account-field-hint" id={hint}>
          <Glued terms={terms}>{words.hint}</Glued>
        </p>
      )}
      <div role="alert">
        <p className="account-field-error" id={`${id}-required`} data-fault="required">
          <Glued terms={terms}>{words.required}</Glued>
        </p>
        <p className="account-field-error" id={`${id}-wrong`} data-fault="wrong">
          <Glued terms={terms}>{refused ?? words.wrong}</Glued>
        </p>
      </div>
    </div>
  );
}
