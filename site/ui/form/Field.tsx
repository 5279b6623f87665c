import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { Typeset } from '../Typeset.tsx';
import { FormContext } from './form-context.ts';

/** The element of a text field. */
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
    | 'multiple'
  > {
  /** The input element, for focusing it. */
  ref?: RefObject<FieldControl | null>;
  id: string;
  name: string;
  /** `lines` is a multi-line text field. */
  type: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'file' | 'lines';
  /** Whether it can be left empty, which its label then says. */
  isOptional?: boolean;
  words: {
    label: string;
    required: string;
    wrong: string;
    placeholder?: string | undefined;
    hint?: string;
  };
  /** The reason why the server refused the value, if the form doesn't provide it. It replaces the usual error. */
  refused?: string | undefined;
  /** The id of the element that describes the field, if it has no hint of its own. */
  describedBy?: string;
  /** Called on every input. */
  onType?: (control: FieldControl) => void;
  /** Content below the hint. */
  status?: ReactNode;
  /** Content beside the label. */
  aside?: ReactNode;
  /** Content inside the field, at its end. */
  children?: ReactNode;
}

/**
 * The attributes for `email` and `url`: text inputs with the matching keyboard. With their own types, browsers reject
 * common input: an address at `.ไทย` or with extra pasted text, or `www.example.com`. The pattern is lenient, because
 * the server can turn more kinds of input into an address.
 */
const AS_TYPED = { type: 'text', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
const TYPED: Partial<Record<FieldProps['type'], InputHTMLAttributes<HTMLInputElement>>> = {
  email: { ...AS_TYPED, inputMode: 'email', pattern: '.+[@＠].+[.。．].{2,}' },
  url: { ...AS_TYPED, inputMode: 'url', pattern: '.*\\S[.。．]\\S.*' },
};

/**
 * A form field, required unless `isOptional` is set. Its error is shown directly below and announced.
 * `enhance/forms.ts` and the style sheet control that, with or without React. React doesn't control the value, so text
 * that was typed or autofilled before React arrives is kept.
 */
export function Field({
  ref,
  id,
  name,
  type,
  isOptional = false,
  words,
  refused: given,
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
  const inForm = use(FormContext)?.refused[name];
  const refused = given ?? inForm;

  // An error from the server is also set as the field's custom validity, so that all errors are shown in the same way.
  useLayoutEffect(() => control.current?.setCustomValidity(refused ?? ''), [control, refused]);

  const attributes = {
    id,
    name,
    className: 'control',
    required: !isOptional,
    // The CSS rules use `:placeholder-shown`, so a field without a placeholder gets a blank one.
    placeholder: type === 'date' || type === 'file' ? undefined : (words.placeholder ?? ' '),
    'aria-describedby': hint ?? describedBy,
    // From the first input on, the browser's own validation applies again.
    onInput: ({ currentTarget }: { currentTarget: FieldControl }) => {
      currentTarget.setCustomValidity('');
      onType?.(currentTarget);
    },
    ...rest,
  };
  return (
    <div className="field">
      <div className="field-head">
        <Typeset.label className="font-medium" htmlFor={id}>
          {words.label}
        </Typeset.label>
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
        <Typeset.p className="field-hint text-note" id={hint}>
          {words.hint}
        </Typeset.p>
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
  /** The id of the field that the errors belong to. */
  id: string;
  /** Undefined for optional fields. */
  required: string | undefined;
  wrong: string;
}

/** The possible errors of a field. The style sheet shows the one that applies. */
export function Faults({ id, required, wrong }: FaultsProps) {
  return (
    <div role="alert">
      {required !== undefined && (
        <Typeset.p className="fault" id={`${id}-required`} data-fault="required">
          {required}
        </Typeset.p>
      )}
      <Typeset.p className="fault" id={`${id}-wrong`} data-fault="wrong">
        {wrong}
      </Typeset.p>
    </div>
  );
}
