import type { MouseEvent } from 'react';
import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';

/** The current view of the page: the list, one conversation, or the form for a new one. */
export type Place = { view: 'list' | 'begin' } | { view: 'open'; id: number };

/** Reads the view from an address, so that reloads, bookmarks and links in mails work. */
function readPlace(query: string): Place {
  const values = new URLSearchParams(query);
  const id = values.get('conversation') ?? '';
  if (/^[1-9]\d{0,9}$/.test(id)) return { view: 'open', id: Number(id) };
  return { view: values.has('new') ? 'begin' : 'list' };
}

function queryOf(place: Place): string {
  if (place.view === 'open') return `?conversation=${place.id}`;
  return place.view === 'begin' ? '?new' : '';
}

/** Returns the address of a view within the page. */
export const addressOf = (place: Place): string => queryOf(place) || location.pathname;

/** Opens a view. The browser's Back button returns to the previous one. */
export const goTo = (place: Place): void => setLocationSearch(queryOf(place), 'push');

/**
 * Returns a click handler for a link: opens the view within the page, unless the visitor opens it in another window.
 */
export const onFollow = (place: Place) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(place);
};

/** Returns the current view; undefined until there is an address to read. */
export const usePlace = (): Place | undefined => useLocationSearch(readPlace);
