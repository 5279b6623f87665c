import { z } from 'zod';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({ type: z.literal('post-finder'), anchor, posts: allPosts })
  .describe('All posts as a list, a field to search them, and a choice of one topic or one author');
