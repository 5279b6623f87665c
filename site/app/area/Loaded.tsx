import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useArea } from './use-area.ts';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The same content without data, which takes up the same height. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows the loaded data. Until then it shows a placeholder, or the reason for a failure with a retry button. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  waiting,
  children,
}: Props<Data>) {
  /** The reason for the last failure. It stays until loading succeeds, because a retry starts without an error. */
  const [failure, setFailure] = useState(error);
  if (error !== null && error !== failure) setFailure(error);
  if (data !== undefined) return children(data);
  return (
    // Rendered from the start, so that screen readers announce the outcome.
    <div role="status">
      {failure !== null ? (
        <Failure error={failure} isFetching={isFetching} onAgain={() => void refetch()} />
      ) : waiting === undefined ? (
        <Skeleton />
      ) : (
        <Waiting>{waiting}</Waiting>
      )}
    </div>
  );
}

/**
 * A placeholder in the shape of the content that is loading: the same, without data. It is inert, and the style sheet
 * shows its controls as empty boxes.
 */
function Waiting({ children }: { children: ReactNode }) {
  const { words } = useArea();
  return (
    <>
      <p className="sr-only">{words.loading}</p>
      <fieldset className="area-waiting" disabled inert>
        <legend className="sr-only">{words.loading}</legend>
        {children}
      </fieldset>
    </>
  );
}
