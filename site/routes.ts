import { globSync, readFileSync } from 'node:fs';
import { entryPaths } from './collections/addresses.ts';
import { furtherPaths, topicPath, topicsOfPosts } from './collections/post-places.ts';
import { featured } from './featured.ts';

/** Pages that respond to a form or to a link in a mail, and have an address to which the server redirects. */
const RESPONSES = ['/thanks', '/unsubscribed'] as const;

/** The English paths of all these pages. With the others, the server responds at other addresses. */
export const STATUS_PAGES = [
  ...RESPONSES,
  '/invalid',
  '/unavailable',
  '/unsubscribe',
  '/unsubscribe-failed',
] as const;

/** Routes with an address that aren't in any menu, sitemap or search result. */
const UNLISTED = new Set<string>([...RESPONSES, '/search', '/pages-logout', '/shared']);

/** The account pages that are useful to every visitor. The others are for signed-in accounts, or for links in mails. */
const LISTED_ACCOUNT = new Set(['/account/sign-in', '/account/sign-up']);

const isPrivate = (path: string) => path.startsWith('/account/') && !LISTED_ACCOUNT.has(path);

/** Returns the content file of a page: `/` is `content/pages/index.yaml`. */
export const contentFile = (path: string): string =>
  `content/pages${path === '/' ? '/index' : path}.yaml`;

/** The English paths of the pages made of content. */
export const contentPaths: readonly string[] = globSync('content/pages/**/*.yaml')
  .map((file) => file.replace(/^content\/pages|\.yaml$/g, ''))
  .map((path) => (path === '/index' ? '/' : path))
  .sort();

/**
 * The English paths of the pages made of several content files: the further pages of paginated lists of posts, and one
 * per topic.
 */
export const madePaths: readonly string[] = [
  ...contentPaths.flatMap((path) => furtherPaths(path, readFileSync(contentFile(path), 'utf8'))),
  ...topicsOfPosts.map(topicPath),
];

/** The English paths of the pages with an address, listed or not. */
export const addressPaths: ReadonlySet<string> = new Set([
  ...contentPaths,
  ...madePaths,
  ...entryPaths,
  ...Object.keys(featured),
  ...RESPONSES,
  ...globSync('site/pages/[[]...lang]/**/*.astro')
    .map((file) => file.replace(/^site\/pages\/\[\.\.\.lang\]/, ''))
    .map((file) => file.replace(/(?:\/index)?\.astro$/, '') || '/')
    .filter((path) => !path.includes('[') && path !== '/404'),
]);

/**
 * The English paths of the listed pages, derived from the content and the route files, so that no list has to be
 * maintained by hand.
 */
export const pagePaths: ReadonlySet<string> = new Set(
  [...addressPaths].filter((path) => !UNLISTED.has(path) && !isPrivate(path)),
);

/** Returns whether a link within the site leads to an existing page. Its #anchor is not checked. */
export const exists = (url: string) => pagePaths.has(url.replace(/#.*$/, ''));
