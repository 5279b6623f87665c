import { z } from 'zod';
import { line, text } from '../../../../contract/text.ts';
import { sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('inventory'),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          place: line(40).describe('Where it lies, in both languages alike: manual/'),
          what: text(160).describe('What it is, and for whom'),
          size: text(24).optional().describe('How much of it there is'),
        }),
      )
      .min(2)
      .max(16)
      .describe('In the order in which one would look through them'),
    note: text(240).optional().describe('A small word below it'),
  })
  .describe('All that is handed over, by where it lies: what it is, for whom, and how much of it');
