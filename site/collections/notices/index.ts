import { defineCollection } from '../define-collection.ts';
import { noticePage } from './page.ts';
import { schema } from './schema.ts';

/** What the law asks a site to say: of personal data, of what it keeps in a browser, and its terms. */
export const notices = defineCollection({ name: 'notices', schema, page: noticePage });
