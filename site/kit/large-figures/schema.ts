import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('large-figures'),
    ...sectionHead,
    figures: z
      .array(
        z.strictObject({
          value: z.number().positive(),
          mark: z
            .number()
            .positive()
            .optional()
            .describe('What it is compared with: a line across its bar, which is turmeric beyond'),
          label: text(60),
          body: text(140).describe('Conclusion from it, in a sentence'),
        }),
      )
      .min(2)
      .max(3),
    note: text(280).optional().describe('Source of the figures'),
    sample,
  })
  .describe('Figures in the largest type, each on its bar, edge to edge on the family’s dye');
