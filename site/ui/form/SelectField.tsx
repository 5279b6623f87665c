import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon.tsx';
import { Typeset } from '../Typeset.tsx';

interface Choice {
  value: string;
  label: string;
  lang?: string;
}

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'defaultValue'> {
  id: string;
  words: { label: string; hint?: string };
  /** Selected at first, unless the parent controls it with `value`. */
  defaultValue?: string;
  options: readonly Choice[];
  /** Further options in named groups. */
  groups?: readonly { label: string; options: readonly Choice[] }[];
}

/** A select field, in which one option is always selected. */
export function SelectField({ id, words, defaultValue, options, groups = [], ...rest }: Props) {
  const hint = words.hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="field">
      <div className="field-head">
        <Typeset.label className="font-medium" htmlFor={id}>
          {words.label}
        </Typeset.label>
      </div>
      <div className="field-box field-select">
        <select
          {...rest}
          id={id}
          className="control"
          // A reset form goes back to the option selected last.
          key={defaultValue}
          defaultValue={defaultValue}
          aria-describedby={hint}
        >
          {options.map(choice)}
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map(choice)}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
      {hint !== undefined && words.hint !== undefined && (
        <Typeset.p className="field-hint text-note" id={hint}>
          {words.hint}
        </Typeset.p>
      )}
    </div>
  );
}

const choice = ({ value, label, lang }: Choice) => (
  <option key={value} value={value} lang={lang}>
    {label}
  </option>
);
