import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('signed-by'),
    ...sectionHead,
    papers: z
      .array(
        z.strictObject({
          name: text(60).describe('Paper to be signed'),
          signer: text(60).describe('Person who signs, on the line'),
        }),
      )
      .min(1)
      .max(8),
    sample,
  })
  .describe('Papers that people sign, with the person who signs each');
