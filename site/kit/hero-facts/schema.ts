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
      .describe('Key facts, one per line; the first two, such as the price, are large'),
    note: text(80).optional().describe('A short note on what the first two include'),
    sample,
  })
  .describe('Opens a reference: its subject in a sentence, and next to it the facts in a table');
