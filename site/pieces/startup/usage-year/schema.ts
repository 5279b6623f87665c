import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { plans } from '../../../collections/plans/index.ts';
import { sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('usage-year'),
    ...sectionHead,
    plan: ask(plans, 1).describe(
      'The plan that is free; its price is what the year would have cost',
    ),
    free: z
      .int()
      .positive()
      .describe('Free pages per month; additional pages are charged at the plan’s price'),
    talk: z.int().positive().describe('Minutes with an engineer each month'),
    first: z.int().min(1).max(12).describe('The initially selected month'),
    months: z
      .array(
        z.strictObject({
          pages: z.int().positive(),
          minutes: z.int().min(0).describe('Minutes used of the talk'),
          topic: text(80).describe('Topic of the talk, or the reason that there was none'),
          entry: text(160).describe('Other log entry'),
        }),
      )
      .length(12),
    example: text(200).describe('Owner of the year, and a note that it is an example'),
    sample,
  })
  .refine(({ free, months }) => months.every(({ pages }) => pages <= free * 1.25), {
    path: ['months'],
    error: 'exceed the top of the drawing, five quarters of the free amount: write smaller ones',
  })
  .describe('A free year on its meter: pages per month, payments and the log');
