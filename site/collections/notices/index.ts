import { defineCollection } from '../define-collection.ts';
import { noticePage } from './page.ts';
import { schema } from './schema.ts';

/** The notices that the law requires: on personal data, on browser storage, and the terms. */
export const notices = defineCollection({ name: 'notices', schema, page: noticePage });
