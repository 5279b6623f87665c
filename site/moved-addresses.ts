import { existsSync, readFileSync } from 'node:fs';
import { checkContent } from '../contract/content-file.ts';
import { nearest } from '../contract/nearest.ts';
import { type FindRedirect, formatRedirects, readRedirects } from '../contract/redirects.ts';
import { entryPaths } from './collections/addresses.ts';
import { topicPath, topicsOfPosts } from './collections/post-places.ts';
import { featured } from './featured.ts';
import { contentPaths } from './routes.ts';
import { redirects } from './words/redirects.ts';

/** The file with the addresses that pages have or had: an English path per line. */
export const ADDRESSES = 'content/addresses.lock';

/** The English paths of the pages that editors make, sorted. */
export const currentPaths: readonly string[] = [
  ...contentPaths,
  ...entryPaths,
  ...Object.keys(featured),
  ...topicsOfPosts.map(topicPath),
].sort();

/** An address that is no longer a page. */
export interface MovedAddress {
  from: string;
  /** The page that it is redirected to; otherwise the one that seems to have replaced it, which may be the home page. */
  to: string;
  isRedirected: boolean;
  /** Its line in the file. */
  line: number;
}

/**
 * Returns the addresses that are no longer pages.
 * @param recorded the lines of the file
 * @param paths the English paths of all pages
 */
export function movedAddresses(
  recorded: readonly string[],
  paths: readonly string[],
  find: FindRedirect,
): MovedAddress[] {
  const added = paths.filter((path) => !recorded.includes(path));
  return recorded.flatMap((from, index) => {
    if (!from.startsWith('/') || paths.includes(from)) return [];
    const redirected = find(from)?.to;
    const to = redirected ?? successorOf(from, added);
    return [{ from, to, isRedirected: redirected !== undefined, line: index + 1 }];
  });
}

/** Returns the new address that an old one seems to have become: the nearest in its folder, or else the home page. */
function successorOf(old: string, added: readonly string[]): string {
  const folder = old.slice(0, old.lastIndexOf('/') + 1);
  const beside = added.filter((path) => path.startsWith(folder));
  return nearest(old, beside) ?? '/';
}

const recorded = existsSync(ADDRESSES) ? readFileSync(ADDRESSES, 'utf8').split('\n') : [];

/** The addresses that are not in the file yet. */
export const newPaths: readonly string[] = currentPaths.filter((path) => !recorded.includes(path));

const { content } = checkContent('content/redirects.yaml', redirects);
const written = (content ?? []).map(({ from, to }) => ({ from, to, status: 301 as const }));

/** The addresses that are no longer pages, by their English path. */
export const moved: ReadonlyMap<string, MovedAddress> = new Map(
  movedAddresses(recorded, currentPaths, readRedirects(formatRedirects(written))).map((each) => [
    each.from,
    each,
  ]),
);
