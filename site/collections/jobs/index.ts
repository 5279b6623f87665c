import { defineCollection } from '../define-collection.ts';
import { jobPage } from './page.ts';
import { schema } from './schema.ts';

/** Jobs that are open: what an application can be about. */
export const jobs = defineCollection({ name: 'jobs', schema, page: jobPage });
