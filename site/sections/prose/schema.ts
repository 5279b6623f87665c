import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, fact, sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('prose'),
    ...sectionHead,
    paragraphs: z
      .array(text(900))
      .min(1)
      .max(8)
      .describe('Each makes one point; the lead, if any, stands above them in larger type'),
    facts: z.array(fact).max(4).default([]).describe('What else to know, across the page below it'),
    action: action.optional(),
    look: z
      .enum(['beside', 'essay', 'letter'])
      .default('beside')
      .describe(
        'Its heading beside it; or above it, in one column and larger reading type; or a sheet to copy, its facts at its head',
      ),
    sample,
  })
  .describe('A text to be read, in a comfortable measure');
