import type { schema } from '../../pieces/blog/topic-index/schema.ts';
import type { SectionContent } from '../define-section.ts';

type Post = SectionContent<typeof schema>['posts'][number];

/** A topic, and what has been written about it. */
export interface Topic {
  id: string;
  name: string;
  /** Its page; undefined where the kit’s examples alone are about it. */
  url: string | undefined;
  posts: Post[];
}

/** The topics of some posts, those with most of them first; equal ones in the order in which they are met. */
export function byTopic(posts: readonly Post[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const post of posts) {
    for (const { id, name, url } of post.topics) {
      const topic = topics.get(id) ?? { id, name, url, posts: [] };
      topic.posts.push(post);
      topics.set(id, topic);
    }
  }
  return [...topics.values()].sort((a, b) => b.posts.length - a.posts.length);
}
