import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from './EmptyState.tsx';
import { reasonFor } from './reason-for.ts';
import { Skeleton } from './Skeleton.tsx';
import { useArea } from './use-area.ts';
import { Waiting } from './Waiting.tsx';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** The same, made of nothing: its place is as high. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What has been loaded; its shape in its place while it is on its way, or why it could not be had, with another try. */
export function Loaded<Data>({ query: { data, error, refetch }, waiting, children }: Props<Data>) {
  const { words } = useArea();
  if (data !== undefined) return children(data);
  if (error === null) {
    if (waiting === undefined) return <Skeleton label={words.loading} />;
    return <Waiting label={words.loading}>{waiting}</Waiting>;
  }
  const { again, retryHint } = words.errors;
  return (
    <EmptyState
      heading={<Typeset>{reasonFor(error, words.errors)}</Typeset>}
      body={<Typeset>{retryHint}</Typeset>}
    >
      <button type="button" className="button button-first" onClick={() => void refetch()}>
        {again}
      </button>
    </EmptyState>
  );
}
