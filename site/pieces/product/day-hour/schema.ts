import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, anchor, clockTime } from '../../../schema.ts';

const counts = z
  .strictObject({
    shape: z.literal('counts'),
    counts: z
      .array(
        z.strictObject({ from: text(60), value: text(8), isRight: z.boolean().default(false) }),
      )
      .min(2)
      .max(3),
  })
  .describe('Counts of one quantity, the people who made them, and the right one');

const message = z
  .strictObject({
    shape: z.literal('message'),
    asked: z.strictObject({ by: text(60), words: text(120) }),
    answer: z.strictObject({
      by: text(60),
      words: text(200),
      sources: z.array(text(60)).min(1).max(3),
    }),
  })
  .describe('The original question, large, and its answer with the source');

const tally = z
  .strictObject({
    shape: z.literal('tally'),
    done: z.strictObject({ count: z.int().min(1).max(60), words: text(60) }),
    asked: z.strictObject({ count: z.int().min(0).max(20), words: text(60) }),
  })
  .describe('All items of a kind, one sheet each: done, or shown to a person');

export const schema = z
  .strictObject({
    type: z.literal('day-hour'),
    anchor,
    time: clockTime,
    heading: text(72).describe('The event, in one line'),
    body: text(280),
    action: action.optional(),
    ground: z
      .enum(['night', 'dawn', 'day'])
      .describe('Background, from edge to edge: a day goes from dark to light'),
    shows: z.discriminatedUnion('shape', [counts, message, tally]),
  })
  .describe('One hour of a story’s day, edge to edge, with a drawing of its own');
