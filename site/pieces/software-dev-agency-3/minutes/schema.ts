import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { clockTime, sample, sectionHead } from '../../../schema.ts';
import { minuteOf } from '../../../ui/clock.ts';

/** The maximum number of minutes. */
const LONGEST = 60;

export const schema = z
  .strictObject({
    type: z.literal('minutes'),
    ...sectionHead,
    moments: z
      .array(z.strictObject({ time: clockTime, body: text(200) }))
      .min(2)
      .max(10)
      .refine(
        (moments) =>
          moments.every(({ time }, at) => at === 0 || time > (moments[at - 1]?.time ?? '')),
        'is not in order',
      )
      .refine(
        (moments) =>
          minuteOf(moments.at(-1)?.time ?? '') - minuteOf(moments[0]?.time ?? '') <= LONGEST,
        `takes longer than ${LONGEST} minutes`,
      )
      .describe('Events with times, on one day'),
    after: text(280).describe('Result of the events'),
    sample,
  })
  .describe('Events minute by minute, drawn to scale, which also shows the waiting');
