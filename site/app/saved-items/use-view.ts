import { useMemo } from 'react';
import { setQuery, useQuery } from '../../session/query.ts';
import { readView, type View, WHOLE, writeView } from './view.ts';

/** Changes a part of the view. */
export const changeView = (part: Partial<View>): void =>
  setQuery(writeView({ ...readView(location.search), ...part }), 'replace');

/** Which saved items are looked at. The address holds it, so a reload keeps it. */
export function useView(): View {
  const query = useQuery();
  return useMemo(() => (query === undefined ? WHOLE : readView(query)), [query]);
}
