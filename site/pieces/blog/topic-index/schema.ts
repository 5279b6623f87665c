import { z } from 'zod';
import { ask } from '../../../collections/define-collection.ts';
import { posts } from '../../../collections/posts/index.ts';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { action, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('topic-index'),
    ...sectionHead,
    posts: ask(posts, 40).describe('What is shown, each under one of its topics'),
    all: allPosts,
    action: action.describe('Where everything is to be found'),
  })
  .describe('The departments of the magazine: each topic, what is new there, and its page');
