import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { CallError } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { reasonFor } from './reason-for.ts';
import { useArea } from './use-area.ts';

const isGone = (error: unknown) => error instanceof CallError && error.status === 404;

/** Says that the data on the page is old and could not be refreshed. Disappears once a refresh succeeds. */
export function Stale() {
  const { words } = useArea();
  const cache = useQueryClient().getQueryCache();
  const error = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    // The page itself reports data that no longer exists (404).
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
