import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, motif, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('features'),
    ...sectionHead,
    items: z
      .array(z.strictObject({ motif, title: text(60), body: text(240), action: action.optional() }))
      .min(2)
      .max(9),
  })
  .describe('Two to nine features of equal weight, each with a motif');
