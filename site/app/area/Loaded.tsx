import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from './EmptyState.tsx';
import { reasonFor } from './reason-for.ts';
import { Skeleton } from './Skeleton.tsx';
import { useArea, useHome } from './use-area.ts';
import { Waiting } from './Waiting.tsx';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The same, made of nothing: its place is as high. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What has been loaded; its shape in its place while it is on its way, or why it could not be had, with another try. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  waiting,
  children,
}: Props<Data>) {
  const { words } = useArea();
  /** Why it could not be had the last time: said until it can, for another try begins without an error. */
  const [failure, setFailure] = useState(error);
  if (error !== null && error !== failure) setFailure(error);
  if (data !== undefined) return children(data);
  return (
    // There from the first, so that what becomes of it is announced.
    <div role="status">
      {failure !== null ? (
        <Failure error={failure} isFetching={isFetching} onAgain={() => void refetch()} />
      ) : waiting === undefined ? (
        <Skeleton label={words.loading} />
      ) : (
        <Waiting label={words.loading}>{waiting}</Waiting>
      )}
    </div>
  );
}

interface FailureProps {
  error: Error;
  isFetching: boolean;
  onAgain: () => void;
}

function Failure({ error, isFetching, onAgain }: FailureProps) {
  const { words } = useArea();
  const { again, retryHint } = words.errors;
  const button = useRef<HTMLButtonElement>(null);
  const home = useHome();
  // Once it is loaded, the focus goes on from the button to the page.
  useLayoutEffect(
    () => () => {
      if (button.current?.matches(':focus')) home.current?.focus({ preventScroll: true });
    },
    [home],
  );
  return (
    <EmptyState
      heading={<Typeset>{reasonFor(error, words.errors)}</Typeset>}
      body={<Typeset>{retryHint}</Typeset>}
    >
      <p className="sr-only">{isFetching && words.loading}</p>
      <button
        ref={button}
        type="button"
        className="button button-first"
        aria-disabled={isFetching}
        onClick={() => {
          if (!isFetching) onAgain();
        }}
      >
        {again}
      </button>
    </EmptyState>
  );
}
