import { Term } from '../ui/Term.tsx';

interface Props {
  facts: readonly { term: string; detail: string }[];
  className?: string;
}

/** Renders facts, one term and detail per line. */
export function Facts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ term, detail }) => (
        <Term key={term} term={term} detail={detail} />
      ))}
    </dl>
  );
}
