import type { InputHTMLAttributes, ReactNode } from 'react';
import { Typeset } from '../Typeset.tsx';

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
  /** `lines` is a text of several lines. */
  type: 'text' | 'email' | 'password' | 'lines';
  words: {
    label: string;
    required: string;
    wrong: string;
    placeholder?: string | undefined;
    hint?: string;
  };
  terms: readonly string[];
  /** Why the server refused the value, in place of what is usually wrong with one. */
  refused: string | undefined;
  /** The id of what describes the field, if it has no hint of its own. */
  describedBy?: string;
  /** Stands beside the label. */
  aside?: ReactNode;
  /** Stands in the field, at its end. */
  children?: ReactNode;
}

/**
 * A field that has to be filled in. What is wrong with it stands right below and is announced;
 * `enhance/before-paint.ts` and the style sheet decide on it, with or without React.
 */
export function Field({
  id,
  type,
  words,
  terms,
  refused,
  describedBy,
  aside,
  children,
  ...rest
}: Props) {
  const hint = words.hint === undefined ? undefined : `${id}-hint`;
  const control = {
    id,
    required: true,
    // The rules ask whether the placeholder is shown: a field without one has an empty one.
    placeholder: words.placeholder ?? ' ',
    'aria-describedby': hint ?? describedBy,
    ...rest,
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>
          <Typeset terms={terms}>{words.label}</Typeset>
        </label>
        {aside}
      </div>
      <div className="field-box">
        {type === 'lines' ? <textarea rows={4} {...control} /> : <input type={type} {...control} />}
        {children}
      </div>
      {hint !== undefined && words.hint !== undefined && (
        <p className="field-hint" id={hint}>
          <Typeset terms={terms}>{words.hint}</Typeset>
        </p>
      )}
      <div role="alert">
        <p className="fault" id={`${id}-required`} data-fault="required">
          <Typeset terms={terms}>{words.required}</Typeset>
        </p>
        <p className="fault" id={`${id}-wrong`} data-fault="wrong">
          <Typeset terms={terms}>{refused ?? words.wrong}</Typeset>
        </p>
      </div>
    </div>
  );
}
