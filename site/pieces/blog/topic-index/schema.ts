import { z } from 'zod';
import { ask } from '../../../collections/define-collection.ts';
import { posts } from '../../../collections/posts/index.ts';
import { allPosts } from '../../../kit/post-teasers/all-posts.ts';
import { action, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('topic-index'),
    ...sectionHead,
    posts: ask(posts, 40).describe('Posts to show, each under one of its topics'),
    all: allPosts,
    action: action.describe('Link to all posts'),
  })
  .describe('The departments of the magazine: each topic, its latest posts, and its page');
