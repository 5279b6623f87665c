import { Text } from '../ui/Text.tsx';

interface Props {
  /** The name of the group of radio buttons on its page. */
  name: string;
  legend: string;
  options: readonly { label: string; result: string }[];
}

/** Renders the options of a decision side by side, with their consequences below. */
export function Decision({ name, legend, options }: Props) {
  return (
    <div className="stage-decision">
      <fieldset>
        <legend>
          <Text>{legend}</Text>
        </legend>
        {options.map(({ label }, index) => (
          <label key={label} className="ring-radio">
            <input type="radio" name={name} data-then={index + 1} defaultChecked={index === 0} />
            <span>
              <Text>{label}</Text>
            </span>
          </label>
        ))}
      </fieldset>
      {options.map(({ label, result }, index) => (
        <p key={label} data-result={index + 1}>
          <Text>{result}</Text>
        </p>
      ))}
    </div>
  );
}
