import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * Returns what the query of the address says; undefined until there is an address to read.
 * @param read receives the query as in `location.search`; must stay the same function
 */
export function useLocationSearch<State>(read: (query: string) => State): State | undefined {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return useMemo(() => (query === undefined ? undefined : read(query)), [query, read]);
}

/**
 * Sets the query of the address.
 * @param how whether the previous query stays in the history, for the Back button
 */
export function setLocationSearch(query: string, how: 'push' | 'replace'): void {
  const address = location.pathname + query;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}
