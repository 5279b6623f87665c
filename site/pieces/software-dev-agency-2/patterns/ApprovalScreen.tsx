import type { SectionContent } from '../../../kit/define-section.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Stitches } from '../../../ui/Stitches.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Screen = SectionContent<typeof schema>['patterns'][number]['screen'];

const factsOf = (shown: Screen['fields']) =>
  shown.map(({ label, value }) => ({ term: label, detail: value }));

/**
 * Renders a picture of the screen on which a person decides: the source at the start, beside it the model’s values with
 * the one in doubt first, and the decisions below.
 */
export function ApprovalScreen({ title, queue, source, doubt, fields, actions, note }: Screen) {
  return (
    <figure className="approval">
      <figcaption>
        <Text.b>{title}</Text.b>
        <Text.span className="text-sm">{queue}</Text.span>
      </figcaption>
      <div className="approval-source">
        <Text.p className="text-sm">{source.title}</Text.p>
        {source.quote !== undefined && (
          <div className="approval-quote">
            <Text.p className={source.enlarged ? 'text-3xl' : 'text-xl'}>{source.quote}</Text.p>
            {source.enlarged && <Stitches rows={source.enlarged} size={72} />}
          </div>
        )}
        <Facts facts={factsOf(source.lines)} className="approval-facts text-sm" />
      </div>
      <div className="approval-values">
        <Text.p className="approval-doubt text-sm">{doubt.label}</Text.p>
        <Text.p className="approval-doubt text-2xl">{doubt.value}</Text.p>
        <Facts facts={factsOf(fields)} className="approval-facts" />
      </div>
      <p className="approval-actions">
        {actions.map((label) => (
          <Text.span key={label}>{label}</Text.span>
        ))}
        <Text.small className="text-sm">{note}</Text.small>
      </p>
    </figure>
  );
}
