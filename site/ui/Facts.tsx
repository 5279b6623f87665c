import { Term } from './Term.tsx';

interface Props {
  facts: readonly { term: string; detail: string }[];
  className?: string;
}

/** A description list of facts, if there are any. */
export function Facts({ facts, className }: Props) {
  return (
    facts.length > 0 && (
      <dl className={className}>
        {facts.map(({ term, detail }) => (
          <Term key={term} term={term} detail={detail} />
        ))}
      </dl>
    )
  );
}
