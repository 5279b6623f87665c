import { Text } from '../../ui/Text.tsx';

interface Props {
  /** Names the group of radio buttons on its page. */
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** The value that is chosen at first. */
  chosen: string;
}

/** Two or more ways of which one holds, side by side; radio buttons, so that it works without a script. */
export function Choice({ name, legend, options, chosen }: Props) {
  return (
    <fieldset className="pricing-choice">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <Text>{label}</Text>
        </label>
      ))}
    </fieldset>
  );
}
