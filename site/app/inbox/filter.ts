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

export const NO_FILTER: Filter = { view: 'open', form: '', search: '', mine: false };

/**
 * Reads a filter from an address, so that reloads and bookmarks keep it.
 * @param query with or without its question mark
 */
export function readFilter(query: string): Filter {
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
