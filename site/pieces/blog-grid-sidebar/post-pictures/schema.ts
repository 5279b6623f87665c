import { z } from 'zod';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('post-pictures'),
    anchor,
    posts: allPosts,
    topic: z
      .string()
      .optional()
      .describe('The only topic whose posts are shown; all posts by default'),
  })
  .describe('Posts as a sheet of covers, next to links to the page of each topic');
