import { z } from 'zod';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({ type: z.literal('post-wall'), anchor, posts: allPosts })
  .describe('All posts as magazine pages of six covers each');
