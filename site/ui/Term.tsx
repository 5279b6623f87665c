import { Text } from './Text.tsx';

/** One pair of a description list. */
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
