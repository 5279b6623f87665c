import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { defineCollection } from '../define-collection.ts';
import { portrait } from '../media/index.ts';

/** The people who work here, teach, write or speak. */
export const people = defineCollection({
  name: 'people',
  schema: z.strictObject({
    name: text(60),
    role: text(80).describe('Their job and place of work'),
    body: text(240).optional().describe('What to contact them about, in a sentence or two'),
    image: portrait,
    sample,
  }),
});
