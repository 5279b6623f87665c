import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { CallError } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { reasonFor } from './reason-for.ts';
import { useArea } from './use-area.ts';

const isGone = (error: unknown) => error instanceof CallError && error.status === 404;

/** Says that what is shown was loaded a while ago and could not be had anew; goes once it could. */
export function Stale() {
  const { words } = useArea();
  const cache = useQueryClient().getQueryCache();
  const error = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    // What is gone is for its page to say.
    () =>
      cache.findAll({ type: 'active' }).find(({ state }) => {
        return state.data !== undefined && state.error !== null && !isGone(state.error);
      })?.state.error ?? null,
    () => null,
  );
  return (
    <p className="area-stale" role="status">
      {error !== null && (
        <Typeset>{`${words.errors.stale} ${reasonFor(error, words.errors)}`}</Typeset>
      )}
    </p>
  );
}
