import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';

/** What of the page is looked at: the list, one conversation, or a form for a new one. */
export type Place = { view: 'list' | 'begin' } | { view: 'open'; id: number };

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Reads it off an address, so that a reload, a bookmark and the link in a mail lead there. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query);
  const id = values.get('conversation') ?? '';
  if (/^[1-9]\d{0,9}$/.test(id)) return { view: 'open', id: Number(id) };
  return { view: values.has('new') ? 'begin' : 'list' };
}

/** Its address within the page. */
export function addressOf(place: Place): string {
  if (place.view === 'open') return `?conversation=${place.id}`;
  return place.view === 'begin' ? '?new' : location.pathname;
}

/** Goes there; `Back` leads back. */
export function goTo(place: Place): void {
  history.pushState(null, '', addressOf(place));
  for (const listener of listeners) listener();
}

/** For a link: goes there within the page, unless somebody wants it in another window. */
export const onFollow = (place: Place) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(place);
};

/** Where one is; undefined until there is an address to read. */
export function usePlace(): Place | undefined {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return useMemo(() => (query === undefined ? undefined : readPlace(query)), [query]);
}
