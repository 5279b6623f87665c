import { z } from 'zod';
import { ask } from '../../collections/define-collection.ts';
import { posts } from '../../collections/posts/index.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('topic-index'),
    ...sectionHead,
    posts: ask(posts, 40).describe('What is listed, under each of its topics'),
  })
  .describe('An index of the magazine: each topic, and what has been written about it');
