import { Text } from './Text.tsx';

/** A term and its detail in a description list. */
export function Term({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt>
        <Text>{term}</Text>
      </dt>
      <dd>
        <Text>{detail}</Text>
      </dd>
    </div>
  );
}
