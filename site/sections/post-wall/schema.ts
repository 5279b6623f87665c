import { z } from 'zod';
import { anchor } from '../../schema.ts';
import { allPosts } from '../post-teasers/all-posts.ts';

export const schema = z
  .strictObject({ type: z.literal('post-wall'), anchor, posts: allPosts })
  .describe('All posts as a magazine’s pages, six on each, by their covers');
