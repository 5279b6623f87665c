import { globSync, readFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';

/** The English path of the feed of posts. */
export const FEED = '/blog/rss.xml';

/** The English path of the magazine’s front page. */
export const MAGAZINE = '/landings/blog';

/** How many posts stand on one page, where they stand page by page. */
export const POSTS_A_PAGE = 6;

/** The types of sections that show all posts, page by page. */
export const PAGED = ['post-wall', 'post-feed'] as const;

// Read without their schema: whatever knows the site's addresses has to be light.
const posts = globSync('content/posts/*/en.mdx').map(
  (file) =>
    parse(readFileSync(file.replace('en.mdx', 'entry.yaml'), 'utf8')) as {
      topics?: unknown;
    } | null,
);

/** On how many pages all posts stand. */
export const pagesOfPosts = Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE));

/** The ids of the topics that any post with a page is about. */
export const topicsOfPosts: readonly string[] = [
  ...new Set(posts.flatMap((post) => (Array.isArray(post?.topics) ? post.topics : []))),
]
  .map(String)
  .sort();

/** The English path of the page of a topic. */
export const topicPath = (id: string): string => `/blog/topics/${id}`;

/** The English path of one of the pages that all posts stand on, counted from 1. */
export const numberedPath = (path: string, number: number): string =>
  number === 1 ? path : `${path}/${number}`;

/** Which of them an English path is that of. */
export const numberOf = (path: string): number => Number(/\/(\d+)$/.exec(path)?.[1] ?? 1);

/** The English path of the first one. */
export const firstPath = (path: string): string => path.replace(/\/\d+$/, '');

/** The English paths of the second page and all further ones, where a page of content shows posts page by page. */
export function furtherPaths(path: string, written: string): string[] {
  // Few pages do; the others need not be read as YAML here.
  if (!PAGED.some((type) => written.includes(type))) return [];
  // A file with errors is what the check of content tells of.
  const { sections } = (parseDocument(written).toJS() ?? {}) as { sections?: unknown };
  const isPaged =
    Array.isArray(sections) && sections.some((section) => PAGED.includes(section?.type));
  return isPaged
    ? Array.from({ length: pagesOfPosts - 1 }, (_, index) => numberedPath(path, index + 2))
    : [];
}
