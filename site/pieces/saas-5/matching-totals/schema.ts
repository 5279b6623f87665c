import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

const amount = z.number().positive().describe('In baht');

export const schema = z
  .strictObject({
    type: z.literal('matching-totals'),
    ...sectionHead,
    total: amount,
    reports: z
      .array(
        z.strictObject({
          label: text(40),
          before: amount.optional().describe('The total that it showed before, struck out'),
        }),
      )
      .min(2)
      .max(3),
    sample,
  })
  .describe('Reports that now show the same total, in the largest type');
