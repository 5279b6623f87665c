import { Text } from '../ui/Text.tsx';

interface Props {
  facts: readonly { term: string; detail: string }[];
  className?: string;
}

/** What is known of a thing, a term and its detail a line. */
export function Facts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>
            <Text>{term}</Text>
          </dt>
          <dd>
            <Text>{detail}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
