import { Text } from './Text.tsx';

interface Props {
  /** The name of the radio group, unique on its page. */
  name: string;
  legend: string;
  /** Whether the legend is visible above the options; otherwise only screen readers announce it. */
  hasLegend?: boolean;
  options: readonly { value: string; label: string }[];
  /** The initially selected value. */
  chosen: string;
}

/**
 * Two or more alternatives side by side, of which one is selected. They are radio buttons, so that they work without a
 * script.
 */
export function Choice({ name, legend, hasLegend = false, options, chosen }: Props) {
  return (
    <fieldset className="choice">
      <Text.legend className={hasLegend ? undefined : 'sr-only'}>{legend}</Text.legend>
      <div className="flex rounded">
        {options.map(({ value, label }) => (
          <label className="relative flex items-center gap-sm text-note font-medium" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <Text>{label}</Text>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
