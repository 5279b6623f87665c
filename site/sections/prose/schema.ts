import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('prose'),
    ...sectionHead,
    paragraphs: z
      .array(text(900))
      .min(1)
      .max(8)
      .describe('Each makes one point; the lead, if any, stands above them in larger type'),
    action: action.optional(),
  })
  .describe('A text to be read: its heading beside it, a comfortable measure');
