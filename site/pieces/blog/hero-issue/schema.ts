import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { posts } from '../../../collections/posts/index.ts';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-issue'),
    heading: text(32).describe('Name of the magazine, as wide as the page'),
    lead: text(240),
    weave: weave.describe('The band below its name: 480 columns, 16 rows'),
    posts: ask(posts, 4).describe('The first one is the lead, the others are below it'),
    all: allPosts,
  })
  .describe(
    'The front page of the magazine: its name, the lead article with its cover, and three more',
  );
