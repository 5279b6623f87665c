import { type MouseEvent, useMemo } from 'react';
import { setQuery, useQuery } from '../../session/query.ts';

/** What of the page is looked at: the list, one conversation, or a form for a new one. */
export type Place = { view: 'list' | 'begin' } | { view: 'open'; id: number };

/** Reads it off an address, so that a reload, a bookmark and the link in a mail lead there. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query);
  const id = values.get('conversation') ?? '';
  if (/^[1-9]\d{0,9}$/.test(id)) return { view: 'open', id: Number(id) };
  return { view: values.has('new') ? 'begin' : 'list' };
}

function queryOf(place: Place): string {
  if (place.view === 'open') return `?conversation=${place.id}`;
  return place.view === 'begin' ? '?new' : '';
}

/** Its address within the page. */
export const addressOf = (place: Place): string => queryOf(place) || location.pathname;

/** Goes there; `Back` leads back. */
export const goTo = (place: Place): void => setQuery(queryOf(place), 'push');

/** For a link: goes there within the page, unless the visitor wants it in another window. */
export const onFollow = (place: Place) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(place);
};

/** Where one is; undefined until there is an address to read. */
export function usePlace(): Place | undefined {
  const query = useQuery();
  return useMemo(() => (query === undefined ? undefined : readPlace(query)), [query]);
}
