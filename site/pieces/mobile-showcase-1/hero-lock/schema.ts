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
    time: clockTime.describe('Time on the lock screen, in large type'),
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
      .describe('Messages on the lock screen'),
    example: text(100).describe('Note that it is an example'),
    weave: weave.describe('The picture behind the messages: 200 by 84 cells, enlarged, fill it'),
    sample,
  })
  .describe('Opens a story: an enlarged lock screen with waiting messages');
