import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/** Shows the loaded data. Until then it shows a placeholder, or the reason for a failure with a retry button. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
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
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
