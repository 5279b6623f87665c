import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

type Post = SectionContent<typeof schema>['posts'][number];

/** A topic and its posts. */
export interface Topic {
  id: string;
  name: string;
  /** Its page; undefined if only examples of the kit are about it. */
  url: string | undefined;
  posts: Post[];
}

/** Groups posts by topic; the topics with the most posts come first, those with equally many in order of appearance. */
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
