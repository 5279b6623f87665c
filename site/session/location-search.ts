import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Returns the query of the address, as in `location.search`; undefined until there is an address to read. */
export function useLocationSearch(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
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
