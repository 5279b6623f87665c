import type { SectionContent } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionContent<typeof schema>['consents'];

/** Renders the consents given: ticked while they are valid, with the effect of withdrawing each. */
export function Consents({ title, items, without }: Props) {
  return (
    <fieldset className="record-consents">
      <legend>
        <Text>{title}</Text>
      </legend>
      {items.map(({ label, given, withdrawn, changes }, index) => (
        <div key={label} className="record-consent">
          <label>
            <input type="checkbox" value={index + 1} defaultChecked />
            <span>
              <b>
                <Text>{label}</Text>
              </b>{' '}
              <span data-needs={index + 1}>
                <Text>{given}</Text>
              </span>
              <span data-lacks={index + 1}>
                <Text>{withdrawn}</Text>
              </span>
            </span>
          </label>
          <p data-lacks={index + 1}>
            <Text>{changes}</Text>
          </p>
        </div>
      ))}
      <p className="record-without">
        <Text>{without}</Text>
      </p>
    </fieldset>
  );
}
