import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action } from '../../../schema.ts';

/** A week: the low and high end of its forecast range, and the result. */
const week = z
  .tuple([z.int().min(0), z.int().min(0), z.int().min(0)])
  .refine(([low, high]) => low < high, 'the range begins above its end');

export const schema = z
  .strictObject({
    type: z.literal('hero-ranges'),
    heading: text(72),
    lead: text(280),
    actions: z.array(action).min(1).max(2).describe('The first is the primary call to action'),
    example: text(100).describe('Subject of the forecast, and a note that it is an example'),
    description: text(400).describe('Description of the drawing for people who cannot see it'),
    words: z.strictObject({
      range: text(60).describe('Legend of a vertical stitch'),
      within: text(40).describe('Legend of a mark within its range'),
      outside: text(40).describe('Legend of a mark outside its range'),
      misses: text(60).describe('Heading of the list of weeks outside their range'),
    }),
    months: z
      .array(z.strictObject({ at: z.int().min(0), label: text(12) }))
      .min(2)
      .max(13)
      .describe('Start of each month, by the week'),
    weeks: z.array(week).min(12).max(60).describe('Each as [low, high, result]'),
    misses: z
      .array(
        z.strictObject({
          at: z.int().min(0).describe('Number of the week, counted from 0'),
          when: text(24),
          what: text(120).describe('What happened, or that it is unknown'),
        }),
      )
      .max(12),
  })
  .superRefine(({ weeks, misses, months }, { addIssue }) => {
    const outside = weeks.flatMap(([low, high, came], at) => (came < low || came > high ? at : []));
    const told = misses.map(({ at }) => at);
    if (JSON.stringify(outside) !== JSON.stringify(told)) {
      addIssue({
        code: 'custom',
        path: ['misses'],
        message: `describes the weeks ${told.join(', ')}; those outside are ${outside.join(', ')}: describe these`,
      });
    }
    if (months.some(({ at }) => at >= weeks.length)) {
      addIssue({
        code: 'custom',
        path: ['months'],
        message: 'begins after the last week: write an earlier one',
      });
    }
  })
  .describe('Opens a page of figures: weekly forecasts, the results, and every miss');
