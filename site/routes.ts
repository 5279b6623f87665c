import { globSync, readFileSync } from 'node:fs';
import { entryPaths } from './collections/addresses.ts';
import { furtherPaths, topicPath, topicsOfPosts } from './collections/post-places.ts';
import { featured } from './featured.ts';

/** Routes that the server answers other addresses with; they have no address of their own. */
const ERRORS = new Set(['/404', '/invalid', '/unavailable', '/unsubscribe', '/unsubscribe-failed']);

/** Routes that can be asked for, but that no menu, sitemap or search names. */
const UNLISTED = new Set(['/thanks', '/unsubscribed', '/search', '/pages-logout', '/shared']);

/** The pages of the account that are of use to every visitor; the others are for signed-in accounts, or for links in mails. */
const LISTED_ACCOUNT = new Set(['/account/sign-in', '/account/sign-up']);

const isPrivate = (path: string) => path.startsWith('/account/') && !LISTED_ACCOUNT.has(path);

/** The file that a page of content is written in: `/` is `content/pages/index.yaml`. */
export const contentFile = (path: string): string =>
  `content/pages${path === '/' ? '/index' : path}.yaml`;

/** The English paths of the pages that are made of content. */
export const contentPaths: readonly string[] = globSync('content/pages/**/*.yaml')
  .map((file) => file.replace(/^content\/pages|\.yaml$/g, ''))
  .map((path) => (path === '/index' ? '/' : path))
  .sort();

/**
 * The English paths of the pages that are made of several files of content: the further ones of a page that shows posts
 * page by page, and one for each topic.
 */
export const madePaths: readonly string[] = [
  ...contentPaths.flatMap((path) => furtherPaths(path, readFileSync(contentFile(path), 'utf8'))),
  ...topicsOfPosts.map(topicPath),
];

/** The English paths of the pages that have an address, listed or not. */
export const addressPaths: ReadonlySet<string> = new Set([
  ...contentPaths,
  ...madePaths,
  ...entryPaths,
  ...Object.keys(featured),
  ...globSync('site/pages/[[]...lang]/**/*.astro')
    .map((file) => file.replace(/^site\/pages\/\[\.\.\.lang\]/, ''))
    .map((file) => file.replace(/(?:\/index)?\.astro$/, '') || '/')
    .filter((path) => !path.includes('[') && !ERRORS.has(path)),
]);

/**
 * The English paths of the pages that visitors are led to, read off the content and the route files, so
 * that nothing has to be listed by hand.
 */
export const pagePaths: ReadonlySet<string> = new Set(
  [...addressPaths].filter((path) => !UNLISTED.has(path) && !isPrivate(path)),
);

/** Whether a link within the site leads to a page that exists; an #anchor is left to its page. */
export const exists = (url: string) => pagePaths.has(url.replace(/#.*$/, ''));
