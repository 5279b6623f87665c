import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action } from '../../schema.ts';
import { viewsOfPosts } from './views-of-posts.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-views'),
    heading: text(60),
    lead: text(240).describe('The audience of this view, and what it leaves out'),
    views: z
      .array(action)
      .max(7)
      .default(viewsOfPosts)
      .describe('The views of the posts; by default those of content/entries.yaml'),
  })
  .describe('Opens a view of the magazine’s posts: the purpose of the view, and the other views');
