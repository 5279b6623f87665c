import { useMemo, useSyncExternalStore } from 'react';
import { readView, type View, WHOLE, writeView } from './view.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Changes a part of the view. */
export function changeView(part: Partial<View>): void {
  const query = writeView({ ...readView(location.search), ...part });
  history.replaceState(history.state, '', location.pathname + query);
  for (const listener of listeners) listener();
}

/** Which saved items are looked at. The address holds it, so a reload keeps it. */
export function useView(): View {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return useMemo(() => (query === undefined ? WHOLE : readView(query)), [query]);
}
