import { Text } from '../../../ui/Text.tsx';

interface Props {
  name: string;
  legend: string;
  options: readonly { label: string; detail: string; result: string }[];
}

/** Renders a decision on the phone's screen, with its consequences below. */
export function OnScreenDecision({ name, legend, options }: Props) {
  return (
    <div className="screen-decision">
      <fieldset>
        <legend>
          <Text>{legend}</Text>
        </legend>
        {options.map(({ label, detail }, index) => (
          <label key={label} className="ring-radio">
            <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
            <span>
              <b>
                <Text>{label}</Text>
              </b>{' '}
              <span className="screen-detail">
                <Text>{detail}</Text>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {options.map(({ label, result }, index) => (
        <p key={label} data-then={index + 1}>
          <Text>{result}</Text>
        </p>
      ))}
    </div>
  );
}
