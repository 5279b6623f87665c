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
        <Text.legend>{legend}</Text.legend>
        {options.map(({ label, detail }, index) => (
          <label key={label} className="ring-radio">
            <input type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
            <span>
              <Text.b className="font-medium">{label}</Text.b>{' '}
              <Text.span className="screen-detail">{detail}</Text.span>
            </span>
          </label>
        ))}
      </fieldset>
      {options.map(({ label, result }, index) => (
        <Text.p key={label} data-then={index + 1}>
          {result}
        </Text.p>
      ))}
    </div>
  );
}
