import { defineCollection } from '../define-collection.ts';
import { projectPage } from './page.ts';
import { schema } from './schema.ts';

/** Case studies: work for customers, each with what it was before and what it is now. */
export const projects = defineCollection({ name: 'projects', schema, page: projectPage });
