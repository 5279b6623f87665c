import { useMemo } from 'react';
import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';
import { type Filter, readFilter, writeFilter } from './filter.ts';

/** Changes part of the filter and keeps the rest. */
export const changeFilter = (part: Partial<Filter>): void =>
  setLocationSearch(writeFilter({ ...readFilter(location.search), ...part }), 'replace');

/**
 * Returns the filter of the inbox, which is stored in the address, so that reloads and bookmarks keep it; undefined
 * until the address is known.
 */
export function useFilter(): Filter | undefined {
  const query = useLocationSearch();
  return useMemo(() => (query === undefined ? undefined : readFilter(query)), [query]);
}
