import { useMemo } from 'react';
import { setQuery, useQuery } from '../../session/query.ts';
import { type Filter, readFilter, writeFilter } from './filter.ts';

/** Changes a part of the filter; the rest stays as it is by then. */
export const changeFilter = (part: Partial<Filter>): void =>
  setQuery(writeFilter({ ...readFilter(location.search), ...part }), 'replace');

/** The filter of the inbox. The address holds it, so a reload and a bookmark keep it; undefined until there is one. */
export function useFilter(): Filter | undefined {
  const query = useQuery();
  return useMemo(() => (query === undefined ? undefined : readFilter(query)), [query]);
}
