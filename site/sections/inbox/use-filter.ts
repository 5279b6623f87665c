import { useMemo, useSyncExternalStore } from 'react';
import { type Filter, readFilter, writeFilter } from './filter.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Changes a part of the filter; the rest stays as it is by then. */
export function changeFilter(part: Partial<Filter>): void {
  const query = writeFilter({ ...readFilter(location.search), ...part });
  history.replaceState(history.state, '', location.pathname + query);
  for (const listener of listeners) listener();
}

/** The filter of the inbox. The address holds it, so a reload and a bookmark keep it; undefined until there is one. */
export function useFilter(): Filter | undefined {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return useMemo(() => (query === undefined ? undefined : readFilter(query)), [query]);
}
