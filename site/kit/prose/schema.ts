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
    remarks: z
      .array(z.strictObject({ to: z.int().min(1), words: text(160) }))
      .max(4)
      .default([])
      .describe('Of a letter: what is written beside a paragraph, which are counted from 1'),
    facts: z
      .array(fact)
      .max(4)
      .default([])
      .describe('What else to know: across the page below it, or in the margin of an essay'),
    action: action.optional(),
    look: z
      .enum(['beside', 'essay', 'letter'])
      .default('beside')
      .describe(
        'Its heading beside it; or above it, in one column and larger reading type; or a sheet to copy, its facts at its head',
      ),
    sample,
  })
  .refine(({ paragraphs, remarks }) => remarks.every(({ to }) => to <= paragraphs.length), {
    path: ['remarks'],
    error: 'names a paragraph that is not there',
  })
  .refine(({ look, remarks }) => look === 'letter' || remarks.length === 0, {
    path: ['remarks'],
    error: 'stand beside a letter alone',
  })
  .describe('A text to be read, in a comfortable measure');
