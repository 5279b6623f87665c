import type { SectionProps } from '../../../kit/define-section.ts';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>['decision'];

/** Renders a decision: visitors can ask for the reason, and approve, with native controls only. */
export function DecisionCard({ when, heading, facts, approve, approved, why, reasons }: Props) {
  return (
    <div className="hero-decision">
      <p className="hero-decision-when">
        <Text>{when}</Text>
      </p>
      <p className="hero-decision-heading">
        <Text>{heading}</Text>
      </p>
      <dl>
        {facts.map(({ term, detail }) => (
          <Term key={term} term={term} detail={detail} />
        ))}
      </dl>
      <label className="hero-decision-approve">
        <input type="checkbox" />
        <span>
          <Text>{approve}</Text>
        </span>
      </label>
      <details className="hero-decision-why">
        <summary>
          <Text>{why}</Text>
        </summary>
        <TextList items={reasons} />
      </details>
      <p className="hero-decision-approved">
        <Text>{approved}</Text>
      </p>
    </div>
  );
}
