import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { portrait, sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('people'),
    ...sectionHead,
    people: z
      .array(
        z.strictObject({
          image: portrait,
          name: text(60),
          role: text(80),
          body: text(240).optional().describe('What one turns to them for, in a sentence or two'),
          sample,
        }),
      )
      .min(1)
      .max(12),
  })
  .describe('Who somebody will be dealing with: names, roles and portraits, woven on one warp');
