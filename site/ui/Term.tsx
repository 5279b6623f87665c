import { Text } from './Text.tsx';

/** A term and its detail in a description list. */
export function Term({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <Text.dt className="text-muted">{term}</Text.dt>
      <Text.dd>{detail}</Text.dd>
    </div>
  );
}
