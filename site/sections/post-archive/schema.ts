import { z } from 'zod';
import { anchor } from '../../schema.ts';
import { allPosts } from '../post-teasers/all-posts.ts';

export const schema = z
  .strictObject({ type: z.literal('post-archive'), anchor, posts: allPosts })
  .describe('All posts by month: its days drawn, and a line for each post');
