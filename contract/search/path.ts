/** The English path of the search page. */
export const SEARCH = '/search';

/** The places of the search page that the server fills in, as its HTML has them. The build stops if one is missing. */
export const SEARCH_MARKS = {
  field: 'data-search-field=""',
  status: 'data-search-status="">',
  results: 'data-search-results="">',
} as const;
