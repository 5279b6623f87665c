import { z } from 'zod';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({ type: z.literal('post-archive'), anchor, posts: allPosts })
  .describe('All posts by month: a drawing of the days, and a line for each post');
