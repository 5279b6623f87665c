import { defineCollection } from '../define-collection.ts';
import { episodePage } from './page.ts';
import { schema } from './schema.ts';

/** The episodes of the podcast. */
export const episodes = defineCollection({ name: 'episodes', schema, page: episodePage });
