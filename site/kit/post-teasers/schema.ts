import { z } from 'zod';
import { ask } from '../../collections/define-collection.ts';
import { posts } from '../../collections/posts/index.ts';
import { action, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('post-teasers'),
    ...sectionHead,
    posts: ask(posts, 12),
    action: action.optional(),
  })
  .describe('Posts of the magazine, the first one large');
