import { z } from 'zod';
import { anchor } from '../../schema.ts';
import { allPosts } from '../post-teasers/all-posts.ts';

export const schema = z
  .strictObject({ type: z.literal('post-finder'), anchor, posts: allPosts })
  .describe('All posts as a list, a field to search them, and a choice of one topic or one author');
