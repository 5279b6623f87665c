import { defineCollection } from '../define-collection.ts';
import { postPage } from './page.ts';
import { schema } from './schema.ts';

/** The posts of the magazine. */
export const posts = defineCollection({ name: 'posts', schema, page: postPage });
