import { defineCollection } from '../define-collection.ts';
import { jobPage } from './page.ts';
import { schema } from './schema.ts';

/** The open jobs that visitors can apply for. */
export const jobs = defineCollection({ name: 'jobs', schema, page: jobPage });
