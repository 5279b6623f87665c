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
          name: text(60).describe('What is signed'),
          prepared: text(200).describe('What of it is there before anybody signs'),
          signer: text(60).describe('Who signs, below the line'),
          how: text(60).optional().describe('With what, or until when'),
        }),
      )
      .min(1)
      .max(8),
    note: text(280).optional().describe('A small word below it'),
    sample,
  })
  .describe('What people sign: a line for each signature, beside what was prepared for it');
