import type { SectionContent } from '../../../kit/define-section.ts';
import { byTopic, type Topic } from '../../../kit/post-teasers/by-topic.ts';
import type { schema } from './schema.ts';

type Post = SectionContent<typeof schema>['posts'][number];

/** A topic with all posts about it, and those of them that stand under it here. */
export interface Department extends Topic {
  shown: Post[];
}

/**
 * Puts each post under one of its topics, so that none is shown twice: the topics with fewest to choose from choose
 * first, one each, and rather one whose main topic they are; whatever is left stands under its main topic.
 * @param posts what is shown, in the order in which topics choose
 * @param all every post there is: a topic with none of `posts` is there as well
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
