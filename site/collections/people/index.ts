import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { portrait, sample } from '../../schema.ts';
import { defineCollection } from '../define-collection.ts';

/** Who works here, teaches, writes or speaks. */
export const people = defineCollection({
  name: 'people',
  schema: z.strictObject({
    name: text(60),
    role: text(80).describe('What they do, and where'),
    field: text(40)
      .optional()
      .describe('What they stand for where their name stands in a line: “operations”'),
    body: text(240).optional().describe('What one turns to them for, in a sentence or two'),
    image: portrait,
    sample,
  }),
});
