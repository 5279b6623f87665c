import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';
import { useNotify } from '../area/notices.ts';

/** The views of the inbox: leads in one state, or the undelivered mails. */
export const VIEWS = ['open', 'answered', 'held', 'all', 'undelivered'] as const;

export type View = (typeof VIEWS)[number];

/** The filter of the list. An empty `form` or `search` matches everything. */
export interface Filter {
  view: View;
  form: string;
  search: string;
  /** Only the leads assigned to the current administrator. */
  mine: boolean;
}

const NO_FILTER: Filter = { view: 'open', form: '', search: '', mine: false };

function readFilter(query: string): Filter {
  const values = new URLSearchParams(query);
  return {
    view: VIEWS.find((view) => view === values.get('view')) ?? NO_FILTER.view,
    form: values.get('form') ?? '',
    search: values.get('search') ?? '',
    mine: values.has('mine'),
  };
}

/** Returns a filter as a query with its question mark; empty for the default filter. */
export function writeFilter(filter: Filter): string {
  const values = new URLSearchParams();
  for (const name of ['view', 'form', 'search'] as const) {
    if (filter[name] !== NO_FILTER[name]) values.set(name, filter[name]);
  }
  if (filter.mine) values.set('mine', 'yes');
  return values.size > 0 ? `?${values}` : '';
}

/** Returns the query for the API. The counts come with the leads, so every view requests some leads. */
export const queryOf = ({ view, form, search, mine }: Filter) => ({
  state: view === 'undelivered' ? ('open' as const) : view,
  ...(form === '' ? {} : { form }),
  ...(search === '' ? {} : { search }),
  ...(mine ? { mine: 'yes' as const } : {}),
});

/**
 * Returns the filter of the inbox, which is stored in the address, so that reloads and bookmarks keep it; undefined
 * until the address is known.
 */
export const useKnownFilter = (): Filter | undefined => useLocationSearch(readFilter);

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

const idIn = (query: string): number | undefined =>
  Number(new URLSearchParams(query).get('lead')) || undefined;

/** Returns the id of the lead that the page was opened with, through a link in a mail or a reload. */
export const leadInAddress = (): number | undefined => idIn(location.search);

/**
 * Returns the id of the open lead. It is stored in the address, so that mails can link to it and a reload keeps it
 * open.
 */
export const useOpenLead = (): number | undefined => useLocationSearch(idIn);

/** Opens a lead, or closes the open one. */
export function openLead(id: number | undefined): void {
  const values = new URLSearchParams(location.search);
  if (id === undefined) values.delete('lead');
  else values.set('lead', String(id));
  setLocationSearch(values.size > 0 ? `?${values}` : '', 'replace');
}
