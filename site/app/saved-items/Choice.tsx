import { type ChangeEvent, type RefObject, useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface Props<Value extends string> {
  ref?: RefObject<HTMLSelectElement | null>;
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  /** The selected value, if the parent controls it. */
  value?: Value;
  onChange?: (value: Value) => void;
}

/** A select field. */
export function Choice<Value extends string>({
  ref,
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <div className="saved-choice">
      <label htmlFor={id}>{label}</label>
      <span className="saved-select">
        <select
          id={id}
          className="control"
          {...(ref && { ref })}
          {...(onChange && {
            value,
            onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
              onChange(target.value as Value),
          })}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}
