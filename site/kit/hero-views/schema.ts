import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action } from '../../schema.ts';
import { viewsOfPosts } from './views-of-posts.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-views'),
    heading: text(60),
    lead: text(240).describe('For whom this view is, and what it leaves out'),
    views: z
      .array(action)
      .max(7)
      .default(viewsOfPosts)
      .describe(
        'The ways to see the posts; those of content/entries.yaml unless others are written',
      ),
  })
  .describe('Opens a view of the magazine’s posts: what it is good for, and the other views');
