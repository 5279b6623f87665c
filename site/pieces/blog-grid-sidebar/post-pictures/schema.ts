import { z } from 'zod';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('post-pictures'),
    anchor,
    posts: allPosts,
    topic: z.string().optional().describe('The one topic whose posts are shown; all without it'),
  })
  .describe('Posts as a sheet of their covers, beside links to the page of each topic');
