import { Icon } from '../Icon.tsx';
import { Typeset } from '../Typeset.tsx';

interface Props {
  id: string;
  name: string;
  words: { label: string; hint?: string };
  defaultValue: string;
  options: readonly { value: string; label: string; lang?: string }[];
}

/** One of many choices, of which one is always chosen. React does not control it. */
export function SelectField({ id, name, words, defaultValue, options }: Props) {
  const hint = words.hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>
          <Typeset>{words.label}</Typeset>
        </label>
      </div>
      <div className="field-box field-select">
        <select
          id={id}
          name={name}
          className="control"
          // A form that is emptied goes back to what was chosen last.
          key={defaultValue}
          defaultValue={defaultValue}
          aria-describedby={hint}
        >
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
      {hint !== undefined && words.hint !== undefined && (
        <p className="field-hint" id={hint}>
          <Typeset>{words.hint}</Typeset>
        </p>
      )}
    </div>
  );
}
