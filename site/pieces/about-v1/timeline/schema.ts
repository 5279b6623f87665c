import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('timeline'),
    ...sectionHead,
    wrong: text(40).describe('Above each problem'),
    events: z
      .array(
        z.strictObject({
          year: z
            .int()
            .min(1900)
            .max(2200)
            .describe('In the common era; Thai shows the Buddhist era'),
          title: text(80),
          body: text(320),
          wrong: text(240).describe('A problem, or a lesson learned the hard way'),
          sample,
        }),
      )
      .min(2)
      .max(12)
      .refine(
        (events) =>
          events.every(({ year }, index) => index === 0 || year > (events[index - 1]?.year ?? 0)),
        'the years must be in order',
      )
      .describe('Oldest first'),
  })
  .describe('A history, year by year');
