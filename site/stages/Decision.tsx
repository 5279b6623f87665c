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
        <Text.legend>{legend}</Text.legend>
        {options.map(({ label }, index) => (
          <label key={label} className="ring-radio">
            <input type="radio" name={name} data-then={index + 1} defaultChecked={index === 0} />
            <Text.span>{label}</Text.span>
          </label>
        ))}
      </fieldset>
      {options.map(({ label, result }, index) => (
        <Text.p key={label} className="text-note" data-result={index + 1}>
          {result}
        </Text.p>
      ))}
    </div>
  );
}
