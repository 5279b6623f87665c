import type { SectionContent } from '../../../kit/define-section.ts';
import { byTopic, type Topic } from '../../../kit/post-teasers/by-topic.ts';
import type { schema } from './schema.ts';

type Post = SectionContent<typeof schema>['posts'][number];

/** A topic with all of its posts, and those listed under it here. */
export interface Department extends Topic {
  shown: Post[];
}

/**
 * Assigns each post to one of its topics, so that none is shown twice. The topics with the fewest candidates choose
 * first, one each, and prefer posts whose main topic they are; remaining posts are listed under their main topic.
 * @param posts the posts to show, in order of preference
 * @param all every existing post, so that topics without any of `posts` are listed as well
 */
export function departments(posts: readonly Post[], all: readonly Post[]): Department[] {
  const topics = byTopic(all).map((topic): Department => ({ ...topic, shown: [] }));
  const isMain = (post: Post, { id }: Department) => post.topics[0]?.id === id;
  const about = (topic: Department) =>
    posts
      .filter((post) => post.topics.some(({ id }) => id === topic.id))
      .toSorted((one, other) => Number(isMain(other, topic)) - Number(isMain(one, topic)));
  const left = new Set(posts);
  for (const topic of topics.toSorted((one, other) => about(one).length - about(other).length)) {
    const chosen = about(topic).find((post) => left.delete(post));
    if (chosen) topic.shown.push(chosen);
  }
  for (const post of left) topics.find((topic) => isMain(post, topic))?.shown.push(post);
  return topics;
}
