/** The English path of the search page. */
export const SEARCH = '/search';
