import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { fact, sample } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-facts'),
    heading: text(72),
    lead: text(280),
    facts: z
      .array(fact)
      .min(3)
      .max(8)
      .describe('What one has to know first: the first two large, as what it costs; a line each'),
    note: text(80).optional().describe('A small word on what the first two hold'),
    sample,
  })
  .describe('Opens a reference: what it is in a sentence, and beside it the facts in a table');
