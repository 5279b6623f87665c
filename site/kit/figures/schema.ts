import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('figures'),
    ...sectionHead,
    heading: text(120)
      .optional()
      .describe('Figures may stand alone, as a pause between two sections'),
    figures: z
      .array(
        z.strictObject({
          value: text(16),
          label: text(120),
          source: text(160).describe('Source of the figure, so that it can be checked'),
          sample,
        }),
      )
      .min(1)
      .max(3),
    share: z
      .strictObject({ part: z.int().min(1), whole: z.int().min(10).max(1000) })
      .optional()
      .describe(
        'Drawn below a single figure: a cell for each of the whole, those of the part marked',
      ),
  })
  .describe('A few figures, each with its source');
