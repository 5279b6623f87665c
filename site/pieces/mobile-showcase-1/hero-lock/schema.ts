import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, clockTime, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-lock'),
    heading: text(60).describe('The one oversized line'),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    time: clockTime.describe('What the lock screen says, large'),
    date: text(40),
    messages: z
      .array(
        z.strictObject({
          title: text(48),
          when: text(24),
          body: text(140),
        }),
      )
      .min(2)
      .max(4)
      .describe('What waits on the lock screen'),
    example: text(100).describe('Says that it is an example'),
    weave: weave.describe('The picture behind the messages: 200 by 84 cells, enlarged, fill it'),
    sample,
  })
  .describe('Opens a story: a lock screen larger than life, and the messages that wait on it');
