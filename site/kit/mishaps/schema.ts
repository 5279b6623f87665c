import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('mishaps'),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          moment: text(24).describe('A time or a failure, in large type: “02:14”, “LINE is down”'),
          what: text(80).describe('What happens'),
          follows: text(240).describe('What follows, and what does not'),
        }),
      )
      .min(2)
      .max(8),
    folds: z.boolean().default(false).describe('Folds what follows, except for the first'),
    sample,
  })
  .describe('Problems, or events when nobody is there, and their consequences: on ebony');
