import type { SectionProps } from '../../../kit/define-section.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>['decision'];

/** Renders a decision: visitors can ask for the reason, and approve, with native controls only. */
export function DecisionCard({ when, heading, facts, approve, approved, why, reasons }: Props) {
  return (
    <div className="hero-decision text-sm text-ink">
      <Text.p className="text-label">{when}</Text.p>
      <Text.p className="hero-decision-heading">{heading}</Text.p>
      <Facts facts={facts} />
      <label className="hero-decision-approve">
        <input type="checkbox" />
        <Text.span>{approve}</Text.span>
      </label>
      <details className="hero-decision-why">
        <Text.summary>{why}</Text.summary>
        <TextList items={reasons} />
      </details>
      <Text.p className="hero-decision-approved">{approved}</Text.p>
    </div>
  );
}
