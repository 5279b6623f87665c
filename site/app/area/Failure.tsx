import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { reasonFor } from './reason-for.ts';
import { useArea } from './use-area.ts';

interface Props {
  error: Error;
  isFetching: boolean;
  onAgain: () => void;
}

/** The reason why nothing could be loaded, with a retry button. */
export function Failure({ error, isFetching, onAgain }: Props) {
  const { words } = useArea();
  const { again, retryHint } = words.errors;
  return (
    <EmptyState heading={reasonFor(error, words.errors)} body={retryHint}>
      <p className="sr-only">{isFetching && words.loading}</p>
      <Button className="button button-first" isBusy={isFetching} onClick={onAgain}>
        {again}
      </Button>
    </EmptyState>
  );
}
