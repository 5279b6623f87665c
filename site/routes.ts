import { globSync } from 'node:fs';

/** Routes that answer a wrong address or a form; nobody finds them in a menu or a search. */
const ANSWERS = new Set(['/404', '/invalid', '/thanks', '/unavailable']);

/**
 * The English paths of the pages that exist, read off the route files, so that nothing has to be
 * listed by hand.
 */
export const pagePaths: ReadonlySet<string> = new Set(
  globSync('site/pages/[[]...lang]/**/*.astro')
    .map((file) => file.replace(/^site\/pages\/\[\.\.\.lang\]/, ''))
    .map((file) => file.replace(/(?:\/index)?\.astro$/, '') || '/')
    .filter((path) => !ANSWERS.has(path)),
);

/** Whether a link within the site leads to a page that exists; an #anchor is left to its page. */
export const exists = (url: string) => pagePaths.has(url.replace(/#.*$/, ''));
