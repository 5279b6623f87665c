import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action } from '../../../schema.ts';

/** A week: the range that was foreseen, from its low end to its high one, and what came. */
const week = z
  .tuple([z.int().min(0), z.int().min(0), z.int().min(0)])
  .refine(([low, high]) => low < high, 'the range begins above its end');

export const schema = z
  .strictObject({
    type: z.literal('hero-ranges'),
    heading: text(72),
    lead: text(280),
    actions: z.array(action).min(1).max(2).describe('The first is the one call to action'),
    example: text(100).describe('What is foreseen, and that it is an example'),
    description: text(400).describe('What the drawing shows, for those who cannot see it'),
    words: z.strictObject({
      range: text(60).describe('What an upright stitch is, for the legend'),
      within: text(40).describe('What a mark within its range is'),
      outside: text(40).describe('What a mark outside of it is'),
      misses: text(60).describe('Heads the list of weeks that were outside'),
    }),
    months: z
      .array(z.strictObject({ at: z.int().min(0), label: text(12) }))
      .min(2)
      .max(13)
      .describe('Where a month begins, by the week'),
    weeks: z.array(week).min(12).max(60).describe('Each as [low, high, what came]'),
    misses: z
      .array(
        z.strictObject({
          at: z.int().min(0).describe('Which week, counted from 0'),
          when: text(24),
          what: text(120).describe('What happened; or that nobody knows'),
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
        message: `tells of the weeks ${told.join(', ')}; outside are ${outside.join(', ')}`,
      });
    }
    if (months.some(({ at }) => at >= weeks.length)) {
      addIssue({ code: 'custom', path: ['months'], message: 'begins after the last week' });
    }
  })
  .describe('Opens a page of figures: what was foreseen week by week, what came, and every miss');
