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

/** The query of the address, as `location.search` has it; undefined until there is an address to read. */
export function useQuery(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
}

/**
 * Puts another query into the address.
 * @param how whether `Back` leads to the one before
 */
export function setQuery(query: string, how: 'push' | 'replace'): void {
  const address = location.pathname + query;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}
