import { Text } from './Text.tsx';

interface Props {
  /** Names the group of radio buttons on its page. */
  name: string;
  legend: string;
  /** Whether the legend stands above the options; else it is heard alone. */
  hasLegend?: boolean;
  options: readonly { value: string; label: string }[];
  /** The value that is chosen at first. */
  chosen: string;
}

/** Two or more ways of which one holds, side by side; radio buttons, so that it works without a script. */
export function Choice({ name, legend, hasLegend = false, options, chosen }: Props) {
  return (
    <fieldset className="choice">
      <legend className={hasLegend ? undefined : 'sr-only'}>
        <Text>{legend}</Text>
      </legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <Text>{label}</Text>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
