import { z } from 'zod';
import { text } from '../text.ts';
import { sample, sectionHead } from './common.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is as in 09:30');

export const programme = z
  .strictObject({
    type: z.literal('programme'),
    ...sectionHead,
    days: z
      .array(
        z.strictObject({
          date: z.iso.date(),
          title: text(60),
          sessions: z
            .array(
              z.strictObject({
                start: time,
                end: time,
                title: text(120),
                body: text(240).optional(),
                speaker: text(100).optional(),
                room: text(40).optional(),
                isBreak: z.boolean().default(false).describe('Coffee, lunch, doors open'),
              }),
            )
            .min(1),
        }),
      )
      .min(1)
      .max(4),
    sample,
  })
  .describe('What happens when and where at an event, day by day');
