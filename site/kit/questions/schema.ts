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
    action: action.optional().describe('Where to ask what is not answered here'),
  })
  .describe('What people ask, and the answers');
