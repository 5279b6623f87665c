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
          prepared: text(200).describe('Part that is prepared before anybody signs'),
          signer: text(60).describe('Person who signs, below the line'),
          how: text(60).optional().describe('Means of signing, or deadline'),
        }),
      )
      .min(1)
      .max(8),
    note: text(280).optional().describe('A short note below it'),
    sample,
  })
  .describe('Papers that people sign: a line for each signature, next to what was prepared for it');
