import { z } from 'zod';
import { entriesOf } from '../../collections/define-collection.ts';
import { posts } from '../../collections/posts/index.ts';

/** A schema for all posts with a page, the newest first, for sections that show everything; it needs no content. */
export const allPosts = z
  .literal('all')
  .default('all')
  .transform(() => entriesOf(posts, 'newest').filter(({ url }) => url !== undefined));
