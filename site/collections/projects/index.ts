import { defineCollection } from '../define-collection.ts';
import { projectPage } from './page.ts';
import { schema } from './schema.ts';

/** The case studies: work for customers, with the situation before and after. */
export const projects = defineCollection({ name: 'projects', schema, page: projectPage });
