import { z } from 'zod';
import { weave } from '../../../contract/loom/weave.ts';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { defineCollection } from '../define-collection.ts';

/** Work that was done for customers. */
export const projects = defineCollection({
  name: 'projects',
  schema: z.strictObject({
    title: text(100),
    client: text(60),
    sector: text(40),
    result: text(160).describe('What it brought, in one sentence: it is set large on the weave'),
    year: z.int().min(2000).max(2200),
    weave: weave.describe('The cloth that the result stands on; 216 by 56 cells fill the widest'),
    sample,
  }),
});
