import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { action, anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('post-feed'),
    anchor,
    posts: allPosts,
    aside: z
      .strictObject({ heading: text(60), body: text(320), action })
      .describe(
        'How to get the posts without visiting the site; the address of the feed is below it',
      ),
  })
  .describe('The first paragraphs of all posts, in full, six to a page');
