/** What of the inbox is looked at: leads in a state, or what could not be delivered. */
export const VIEWS = ['open', 'answered', 'held', 'all', 'undelivered'] as const;

export type View = (typeof VIEWS)[number];

/** What is listed. An empty form or search stands for all of them. */
export interface Filter {
  view: View;
  form: string;
  search: string;
  /** Only what is assigned to the administrator who looks. */
  mine: boolean;
}

export const NO_FILTER: Filter = { view: 'open', form: '', search: '', mine: false };

/**
 * Reads a filter off an address, so that a reload and a bookmark keep it.
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

/** A filter as a query, with its question mark; empty for the usual one. */
export function writeFilter(filter: Filter): string {
  const values = new URLSearchParams();
  for (const name of ['view', 'form', 'search'] as const) {
    if (filter[name] !== NO_FILTER[name]) values.set(name, filter[name]);
  }
  if (filter.mine) values.set('mine', 'yes');
  return values.size > 0 ? `?${values}` : '';
}

/** What the API is asked for. The counts come with the leads, so some are asked for in every view. */
export const queryOf = ({ view, form, search, mine }: Filter) => ({
  state: view === 'undelivered' ? ('open' as const) : view,
  ...(form === '' ? {} : { form }),
  ...(search === '' ? {} : { search }),
  ...(mine ? { mine: 'yes' as const } : {}),
});
