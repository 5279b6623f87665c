import { z } from 'zod';
import { line, text } from '../../../../contract/text.ts';
import { clockTime, sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('row-way'),
    ...sectionHead,
    places: z
      .array(
        z.strictObject({
          title: text(48).describe('The place in plain words'),
          name: line(32).describe('The table, as in the database: clean.sale'),
          time: clockTime.describe('Time when the row is there'),
          fields: z
            .array(
              z.strictObject({
                name: text(32),
                value: line(40),
                isNew: z.boolean().default(false).describe('Whether it has changed'),
              }),
            )
            .min(1)
            .max(6),
          remark: text(140).describe('What was done, and why'),
        }),
      )
      .min(2)
      .max(4),
    sample,
  })
  .describe('The path of one row through the tables, with its values at each place');
