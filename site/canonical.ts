import { featured } from './featured.ts';
import { pages } from './pages-of-content.ts';

/**
 * Returns the canonical English path of a page: its own or, for another view of a page and for an entry at a second
 * address, that of the main page.
 */
export const canonicalOf = (path: string): string =>
  featured[path] ?? pages[path]?.canonical ?? path;

/** Returns whether a page is its own canonical page. */
export const isCanonical = (path: string): boolean => canonicalOf(path) === path;
