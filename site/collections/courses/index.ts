import { defineCollection } from '../define-collection.ts';
import { coursePage } from './page.ts';
import { schema } from './schema.ts';

/** The courses of the academy (spec C2). */
export const courses = defineCollection({ name: 'courses', schema, page: coursePage });
