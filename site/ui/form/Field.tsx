import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { Typeset } from '../Typeset.tsx';

/** What a field is typed into. */
export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

export interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'autoComplete'
    | 'defaultValue'
    | 'inputMode'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'defaultValue'
  > {
  /** The input, to be focused. */
  ref?: RefObject<FieldControl | null>;
  id: string;
  name: string;
  /** `lines` is a text of several lines. */
  type: 'text' | 'email' | 'tel' | 'url' | 'password' | 'lines';
  /** Whether it can be left empty; its label says so. */
  isOptional?: boolean;
  words: {
    label: string;
    required: string;
    wrong: string;
    placeholder?: string | undefined;
    hint?: string;
  };
  /** Why the server refused the value, in place of what is usually wrong with one. */
  refused: string | undefined;
  /** The id of what describes the field, if it has no hint of its own. */
  describedBy?: string;
  /** Told of what is typed. */
  onType?: (control: FieldControl) => void;
  /** Stands below the hint. */
  status?: ReactNode;
  /** Stands beside the label. */
  aside?: ReactNode;
  /** Stands in the field, at its end. */
  children?: ReactNode;
}

/**
 * How `email` and `url` are typed: as texts with the right keyboard. Browsers refuse with those types what people have: an
 * address at `.ไทย` or with something pasted along, or `www.example.com`. What is left to the pattern is loose, for the
 * server makes an address of more than it can say.
 */
const AS_TYPED = { type: 'text', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
const TYPED: Partial<Record<FieldProps['type'], InputHTMLAttributes<HTMLInputElement>>> = {
  email: { ...AS_TYPED, inputMode: 'email', pattern: '.+[@＠].+[.。．].{2,}' },
  url: { ...AS_TYPED, inputMode: 'url', pattern: '.*\\S[.。．]\\S.*' },
};

/**
 * A field, which has to be filled in unless it says otherwise. What is wrong with it stands right below and is announced;
 * `enhance/forms.ts` and the style sheet decide on it, with or without React. React does not control
 * the value, so what is typed or filled in before React arrives is kept.
 */
export function Field({
  ref,
  id,
  type,
  isOptional = false,
  words,
  refused,
  describedBy,
  aside,
  onType,
  status,
  children,
  ...rest
}: FieldProps) {
  const hint = words.hint === undefined ? undefined : `${id}-hint`;
  const own = useRef<FieldControl>(null);
  const control = ref ?? own;

  // What the server refuses is the field's own fault to the browser, too: one way to say what is wrong.
  useLayoutEffect(() => control.current?.setCustomValidity(refused ?? ''), [control, refused]);

  const attributes = {
    id,
    className: 'control',
    required: !isOptional,
    // The rules ask whether the placeholder is shown: a field without one has an empty one.
    placeholder: words.placeholder ?? ' ',
    'aria-describedby': hint ?? describedBy,
    // From the first letter on the browser's own check counts again.
    onInput: ({ currentTarget }: { currentTarget: FieldControl }) => {
      currentTarget.setCustomValidity('');
      onType?.(currentTarget);
    },
    ...rest,
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>
          <Typeset>{words.label}</Typeset>
        </label>
        {aside}
      </div>
      <div className="field-box">
        {type === 'lines' ? (
          <textarea ref={control as RefObject<HTMLTextAreaElement>} rows={4} {...attributes} />
        ) : (
          <input
            ref={control as RefObject<HTMLInputElement>}
            type={type}
            {...TYPED[type]}
            {...attributes}
          />
        )}
        {children}
      </div>
      {hint !== undefined && words.hint !== undefined && (
        <p className="field-hint" id={hint}>
          <Typeset>{words.hint}</Typeset>
        </p>
      )}
      {status}
      <Faults
        id={id}
        required={isOptional ? undefined : words.required}
        wrong={refused ?? words.wrong}
      />
    </div>
  );
}

interface FaultsProps {
  /** The id of what they are about. */
  id: string;
  /** Nothing of the kind is said of what can be left empty. */
  required: string | undefined;
  wrong: string;
}

/** What can be wrong with a field; the style sheet shows what is. */
export function Faults({ id, required, wrong }: FaultsProps) {
  return (
    <div role="alert">
      {required !== undefined && (
        <p className="fault" id={`${id}-required`} data-fault="required">
          <Typeset>{required}</Typeset>
        </p>
      )}
      <p className="fault" id={`${id}-wrong`} data-fault="wrong">
        <Typeset>{wrong}</Typeset>
      </p>
    </div>
  );
}
