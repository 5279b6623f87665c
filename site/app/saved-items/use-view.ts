import { useMemo } from 'react';
import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';
import { readView, type View, WHOLE, writeView } from './view.ts';

/** Changes part of the view. */
export const changeView = (part: Partial<View>): void =>
  setLocationSearch(writeView({ ...readView(location.search), ...part }), 'replace');

/** Returns the current filter and order. They are stored in the address, so that a reload keeps them. */
export function useView(): View {
  const query = useLocationSearch();
  return useMemo(() => (query === undefined ? WHOLE : readView(query)), [query]);
}
