import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { file } from '../../../kit/code-sample/schema.ts';
import { anchor, points, sample } from '../../../schema.ts';

/** The actor of a step: an existing system, a model or a person. */
const actor = z.enum(['system', 'model', 'person']);

const pattern = z.strictObject({
  mark: z
    .string()
    .regex(/^[A-Z0-9]{1,2}$/)
    .describe('A letter or number that identifies it'),
  name: text(48),
  asks: text(80).describe('Words of somebody who needs it'),
  time: text(24),
  price: text(24),
  gets: text(200).describe('What the buyer gets, in a plain sentence'),
  flow: z
    .array(
      z.strictObject({
        by: actor,
        does: text(60),
        sees: text(60).optional().describe('The data visible there, and the data that is not'),
        shows: z
          .array(z.strictObject({ label: text(32), value: text(32) }))
          .min(1)
          .max(3)
          .describe('The data of an example at this step'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Path of the data: step by step, each in the lane of its actor'),
  points: points.describe('When to choose it, when not; then where it fails, and how that shows'),
  files: z.array(file).min(1).max(3).describe('For engineers, collapsed'),
});

export const schema = z
  .strictObject({
    type: z.literal('patterns'),
    anchor,
    heading: text(60).describe('For screen readers, before the choice'),
    patterns: z.array(pattern).min(2).max(6),
    sample,
  })
  .describe('Patterns for building something, one at a time in one diagram, and where each fails');
