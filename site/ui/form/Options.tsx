import { useLayoutEffect, useRef } from 'react';
import { Typeset } from '../Typeset.tsx';
import { Faults, type FieldProps } from './Field.tsx';

interface Props extends Pick<FieldProps, 'id' | 'name' | 'isOptional' | 'words' | 'refused'> {
  options: readonly { id: string; label: string }[];
}

/** The longest label with which three options fit side by side, and with which two of many do, in characters. */
const SHORT = 14;
const PAIRED = 20;

/**
 * A form field with radio buttons, of which none is selected at first. Errors are shown and announced as for any other
 * field, for the group as a whole.
 */
export function Options({ id, name, isOptional = false, words, refused, options }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const longest = Math.max(...options.map(({ label }) => label.length));
  const paired = longest <= PAIRED && options.length > 3 ? 'pairs' : undefined;

  useLayoutEffect(() => first.current?.setCustomValidity(refused ?? ''), [refused]);

  return (
    <div
      id={id}
      className="options"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={!isOptional}
      onInput={() => first.current?.setCustomValidity('')}
    >
      <Typeset.p className="options-label" id={`${id}-label`}>
        {words.label}
      </Typeset.p>
      <div className="options-list" data-short={longest <= SHORT ? 'all' : paired}>
        {options.map(({ id: option, label }, index) => (
          <label key={option} className="ring-radio">
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={name}
              value={option}
              required={!isOptional}
            />
            <Typeset.span>{label}</Typeset.span>
          </label>
        ))}
      </div>
      <Faults
        id={id}
        required={isOptional ? undefined : words.required}
        wrong={refused ?? words.wrong}
      />
    </div>
  );
}
