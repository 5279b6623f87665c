import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('questions'),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          question: text(140),
          answer: text(1200).describe('An empty line begins a new paragraph'),
        }),
      )
      .min(1)
      .max(12),
    look: z
      .enum(['beside', 'wide', 'open'])
      .default('beside')
      .describe(
        'Folded, next to the heading or in larger type below it; or all answers open, in two columns',
      ),
    action: action.optional().describe('Link for other questions'),
  })
  .describe('Frequent questions with answers');
