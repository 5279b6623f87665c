import { globSync, readFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';

/** The English path of the feed of posts. */
export const FEED = '/blog/rss.xml';

/** The English path of the magazine's front page. */
export const MAGAZINE = '/landings/blog';

/** The number of posts per page in paginated lists. */
export const POSTS_A_PAGE = 6;

/** The section types that show all posts with pagination. */
export const PAGED = ['post-wall', 'post-feed'] as const;

// Read without their schema, because modules that only need the site's addresses must stay light.
const posts = globSync('content/posts/*/en.mdx').map(
  (file) =>
    parse(readFileSync(file.replace('en.mdx', 'entry.yaml'), 'utf8')) as {
      topics?: unknown;
    } | null,
);

/** The number of pages needed for all posts. */
export const pagesOfPosts = Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE));

/** The ids of the topics with at least one post that has a page. */
export const topicsOfPosts: readonly string[] = [
  ...new Set(posts.flatMap((post) => (Array.isArray(post?.topics) ? post.topics : []))),
]
  .map(String)
  .sort();

/** Returns the English path of a topic's page. */
export const topicPath = (id: string): string => `/blog/topics/${id}`;

/** Returns the English path of a page of a paginated list, counted from 1. */
export const numberedPath = (path: string, number: number): string =>
  number === 1 ? path : `${path}/${number}`;

/** Returns the page number in an English path. */
export const numberOf = (path: string): number => Number(/\/(\d+)$/.exec(path)?.[1] ?? 1);

/** Returns the English path of the first page. */
export const firstPath = (path: string): string => path.replace(/\/\d+$/, '');

/** Returns the English paths of the second and later pages if a content page has a paginated list of posts. */
export function furtherPaths(path: string, written: string): string[] {
  // Few pages have one; the others need not be parsed here.
  if (!PAGED.some((type) => written.includes(type))) return [];
  // The content check reports files with errors.
  const { sections } = (parseDocument(written).toJS() ?? {}) as { sections?: unknown };
  const isPaged =
    Array.isArray(sections) && sections.some((section) => PAGED.includes(section?.type));
  return isPaged
    ? Array.from({ length: pagesOfPosts - 1 }, (_, index) => numberedPath(path, index + 2))
    : [];
}
