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
      'The one that is free: its price is what the year would have cost',
    ),
    free: z
      .int()
      .positive()
      .describe('Pages a month without a price; what is beyond costs as the plan says'),
    talk: z.int().positive().describe('Minutes with an engineer each month'),
    first: z.int().min(1).max(12).describe('The month that is shown to begin with'),
    months: z
      .array(
        z.strictObject({
          pages: z.int().positive(),
          minutes: z.int().min(0).describe('Of the talk, taken'),
          topic: text(80).describe('What was talked about, or why nothing was'),
          entry: text(160).describe('What else the log has'),
        }),
      )
      .length(12),
    call: z
      .strictObject({ sent: z.string().max(60), got: z.string().max(120), says: text(120) })
      .describe('What a program sends for a page, and what it gets back'),
    example: text(200).describe('Whose year it is, and that it is an example'),
    sample,
  })
  .refine(({ free, months }) => months.every(({ pages }) => pages <= free * 1.25), {
    path: ['months'],
    error: 'go beyond the top of the drawing, five quarters of what is free',
  })
  .describe('A free year on its meter: pages month by month, what was paid and what the log says');
