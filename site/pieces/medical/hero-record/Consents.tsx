import type { SectionContent } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionContent<typeof schema>['consents'];

/** Renders the consents given: ticked while they are valid, with the effect of withdrawing each. */
export function Consents({ title, items, without }: Props) {
  return (
    <fieldset className="record-consents grid text-sm">
      <Text.legend className="text-lg font-semibold">{title}</Text.legend>
      {items.map(({ label, given, withdrawn, changes }, index) => (
        <div key={label} className="record-consent">
          <label className="grid gap-sm">
            <input type="checkbox" value={index + 1} defaultChecked />
            <span>
              <Text.b>{label}</Text.b> <Text.span data-needs={index + 1}>{given}</Text.span>
              <Text.span data-lacks={index + 1}>{withdrawn}</Text.span>
            </span>
          </label>
          <Text.p data-lacks={index + 1}>{changes}</Text.p>
        </div>
      ))}
      <Text.p className="record-without">{without}</Text.p>
    </fieldset>
  );
}
