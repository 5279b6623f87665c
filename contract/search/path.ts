/** The English path of the page where the site is searched. */
export const SEARCH = '/search';
