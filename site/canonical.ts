import { featured } from './featured.ts';
import { pages } from './pages-of-content.ts';

/**
 * The English path of the page that search engines are to show for a page: its own, or, where it is another view of
 * one, or an entry at a second address, that of the page itself.
 */
export const canonicalOf = (path: string): string =>
  featured[path] ?? pages[path]?.canonical ?? path;

/** Whether a page is itself what search engines are to show. */
export const isCanonical = (path: string): boolean => canonicalOf(path) === path;
