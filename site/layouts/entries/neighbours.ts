import { entriesOf } from '../../collections/define-collection.ts';
import { posts } from '../../collections/posts/index.ts';
import type { Post } from '../../collections/posts/schema.ts';

/** The number of related posts that a post links to. */
const MOST_RELATED = 2;

/** Returns the previous and next posts by publication date, and related ones on the same topics. */
export function neighboursOf(id: string): {
  previous: Post | undefined;
  next: Post | undefined;
  related: Post[];
} {
  const all = entriesOf(posts, 'oldest').filter(({ url }) => url !== undefined);
  const at = all.findIndex((each) => each.id === id);
  const [previous, post, next] = [all[at - 1], all[at], all[at + 1]];
  const topics = new Set(post?.topics.map((topic) => topic.id));
  const shared = (other: Post) => other.topics.filter((topic) => topics.has(topic.id)).length;
  const related = all
    .filter((other) => ![previous, post, next].includes(other) && shared(other) > 0)
    // The sort is stable: among equally related posts, the newest comes first.
    .toReversed()
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, MOST_RELATED);
  return { previous, next, related };
}
