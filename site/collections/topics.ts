import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { oneOf } from '../../contract/nearest.ts';
import { text } from '../../contract/text.ts';
import { topicPath, topicsOfPosts } from './post-places.ts';

/** The schema of `content/topics.yaml`. */
export const topicsSchema = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  z.strictObject({
    name: text(32),
    title: text(60).describe('The title of its page, and the heading'),
    description: text(160).describe('Introduction to the topic, shown at the top of its page'),
  }),
);

/** The topics of entries, by id. */
const topics = readContent('content/topics.yaml', topicsSchema);

/** A schema for the id of a topic; a topic with posts has a page. */
export const topic = z.string().transform((id, context) => {
  const found = topics[id];
  if (found) {
    const url = topicsOfPosts.includes(id) ? topicPath(id) : undefined;
    return { id, name: found.name, url };
  }
  const message = `is no topic of content/topics.yaml${oneOf(id, Object.keys(topics))}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The topics that have posts, in the order of content/topics.yaml. */
export const topicsWithPosts = Object.entries(topics)
  .filter(([id]) => topicsOfPosts.includes(id))
  .map(([id, topic]) => ({ id, ...topic, url: topicPath(id) }));
