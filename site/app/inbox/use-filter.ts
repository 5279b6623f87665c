import { useMemo } from 'react';
import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';
import { useNotify } from '../area/notices.ts';
import { type Filter, NO_FILTER, readFilter, writeFilter } from './filter.ts';

/**
 * Returns the filter of the inbox, which is stored in the address, so that reloads and bookmarks keep it; undefined
 * until the address is known.
 */
export function useKnownFilter(): Filter | undefined {
  const query = useLocationSearch();
  return useMemo(() => (query === undefined ? undefined : readFilter(query)), [query]);
}

/** Returns the filter of the inbox, or the default one until the address is known. */
export const useFilter = (): Filter => useKnownFilter() ?? NO_FILTER;

/** Returns a function that changes part of the filter and keeps the rest. */
export function useChangeFilter(): (part: Partial<Filter>) => void {
  const notify = useNotify();
  return (part) => {
    notify('silence');
    setLocationSearch(writeFilter({ ...readFilter(location.search), ...part }), 'replace');
  };
}
