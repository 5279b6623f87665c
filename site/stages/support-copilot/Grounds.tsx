import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { Checks } from '../Checks.tsx';
import type { StageContent } from '../define-stage.ts';
import type { schema } from './schema.ts';

type Content = StageContent<typeof schema>;
type Conversation = Content['conversations'][number];

function Source({ source, number }: { source: Conversation['sources'][number]; number: number }) {
  const { document, place, words, state, remark } = source;
  return (
    <details className="helpdesk-source" data-state={state} data-source={number} open={number <= 2}>
      <summary>
        <span className="helpdesk-number">{number}</span>
        <span>
          <span className="helpdesk-document">
            <Text>{document}</Text>
          </span>{' '}
          <span className="helpdesk-place">
            <Text>{place}</Text>
          </span>
        </span>
        <Icon name="chevron" size={16} />
      </summary>
      <blockquote>
        <p>
          <Text>{words}</Text>
        </p>
      </blockquote>
      {remark !== undefined && (
        <p className="helpdesk-remark">
          <Text>{remark}</Text>
        </p>
      )}
    </details>
  );
}

type Props = Pick<Conversation, 'sources' | 'steps' | 'customer'> & { words: Content['words'] };

/** Renders the basis of an answer: the sources, the steps taken to find them, and the customer. */
export function Grounds({ sources, steps, customer, words }: Props) {
  return (
    <div className="helpdesk-grounds">
      <div>
        <p className="stage-heading">
          <Text>{words.sources}</Text>
        </p>
        {sources.map((source, index) => (
          <Source key={source.document} source={source} number={index + 1} />
        ))}
      </div>
      <div>
        <p className="stage-heading">
          <Text>{words.steps}</Text>
        </p>
        <Checks checks={steps} className="helpdesk-steps" />
      </div>
      <div>
        <p className="stage-heading">
          <Text>{words.customer}</Text>
        </p>
        <Facts facts={customer} className="helpdesk-customer" />
      </div>
    </div>
  );
}
