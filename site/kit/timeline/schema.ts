import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('timeline'),
    ...sectionHead,
    wrong: text(40).optional().describe('Stands above what went wrong, where that is told'),
    events: z
      .array(
        z.strictObject({
          year: z
            .int()
            .min(1900)
            .max(2200)
            .describe('Of the common era; Thai shows the Buddhist one'),
          title: text(80),
          body: text(320),
          wrong: text(240).optional().describe('What went wrong, or was learnt the hard way'),
          sample,
        }),
      )
      .min(2)
      .max(12)
      .refine(
        (events) =>
          events.every(({ year }, index) => index === 0 || year >= (events[index - 1]?.year ?? 0)),
        'the years are not in order',
      )
      .describe('Oldest first; what happened in one year stands together'),
  })
  .describe('How something came to be, year by year');
