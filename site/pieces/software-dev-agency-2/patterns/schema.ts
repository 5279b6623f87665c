import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { file } from '../../../kit/code-sample/schema.ts';
import { anchor, points, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** The actors of a step, from top to bottom: outside the company’s systems, inside them, and the people. */
export const LANES = ['model', 'system', 'person'] as const;

export type Actor = (typeof LANES)[number];

const data = z.strictObject({ label: text(32), value: text(32) });
const threads = z
  .string()
  .regex(/^[.#o]+$/, 'must consist of `#` (firm), `o` (faint) and `.` (bare)');

const screen = z
  .strictObject({
    title: text(60),
    queue: text(40).describe('Where the case waits, or what waits with it'),
    source: z.strictObject({
      title: text(40),
      quote: text(120).optional(),
      enlarged: z.array(threads).max(13).optional().describe('What follows it, thread by thread'),
      lines: z.array(data).max(4),
    }),
    doubt: data.extend({ label: text(60) }).describe('What the person decides'),
    fields: z.array(data).min(1).max(4),
    actions: z
      .array(text(32))
      .min(1)
      .max(3)
      .describe('The possible decisions, the usual one first'),
    note: text(80),
  })
  .describe('The screen of the person in the path, with its values');

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
        by: z.enum(LANES),
        does: text(60),
        sees: text(60).optional().describe('The data visible there, and the data that is not'),
        shows: z.array(data).min(1).max(3).describe('The data of an example at this step'),
      }),
    )
    .min(2)
    .max(5)
    .refine(
      (steps) =>
        steps.every(({ by }, index) => {
          const next = steps[index + 1]?.by ?? by;
          return Math.abs(LANES.indexOf(by) - LANES.indexOf(next)) < 2;
        }),
      'must not skip a lane: between the model and a person there is a system',
    )
    .describe('Path of the data: step by step, each in the lane of its actor'),
  screen,
  points: points.describe('When to choose it, when not; then where it fails, and how that shows'),
  file: file.describe('For engineers, collapsed'),
});

export const schema = z
  .strictObject({
    type: z.literal('patterns'),
    anchor,
    heading: text(60).describe('For screen readers, before the choice'),
    weave: weave.describe('The cloth of the model’s lane, closed but for its steps'),
    patterns: z.array(pattern).min(2).max(6),
    sample,
  })
  .describe('Patterns for building something, one at a time in one diagram, and where each fails');
