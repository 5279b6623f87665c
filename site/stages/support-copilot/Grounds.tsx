import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { Checks } from '../Checks.tsx';
import type { StageContent } from '../parts.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;
type Conversation = Content['conversations'][number];

function Source({ source, number }: { source: Conversation['sources'][number]; number: number }) {
  const { document, place, words, state, remark } = source;
  return (
    <details className="helpdesk-source" data-state={state} data-source={number} open={number <= 2}>
      <summary className="flex items-center gap-sm">
        <span className="helpdesk-number text-xs font-semibold">{number}</span>
        <span>
          <Text.span className="font-medium">{document}</Text.span>{' '}
          <Text.span className="helpdesk-place text-muted">{place}</Text.span>
        </span>
        <Icon name="chevron" size={16} />
      </summary>
      <blockquote>
        <Text.p>{words}</Text.p>
      </blockquote>
      {remark !== undefined && <Text.p className="helpdesk-remark font-medium">{remark}</Text.p>}
    </details>
  );
}

type Props = Pick<Conversation, 'sources' | 'steps' | 'customer'> & { words: Content['words'] };

/** Renders the basis of an answer: the sources, the steps taken to find them, and the customer. */
export function Grounds({ sources, steps, customer, words }: Props) {
  return (
    <div className="helpdesk-grounds grid content-start gap-lg border-t text-xs min-w-0">
      <div>
        <Text.p className="stage-heading">{words.sources}</Text.p>
        {sources.map((source, index) => (
          <Source key={source.document} source={source} number={index + 1} />
        ))}
      </div>
      <div>
        <Text.p className="stage-heading">{words.steps}</Text.p>
        <Checks checks={steps} />
      </div>
      <div>
        <Text.p className="stage-heading">{words.customer}</Text.p>
        <Facts facts={customer} className="stage-facts" />
      </div>
    </div>
  );
}
