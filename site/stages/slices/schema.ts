import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { weave } from '../../ui/loom/weave.ts';
import { stageHead } from '../parts.ts';

/** The maximum number of choices in the style sheets: the state before the first slice, and the slices. */
const MOST_STEPS = 7;

/** The number of rows of cloth for each part. */
const BAND = 15;

const step = z.strictObject({
  name: text(24),
  when: text(32).describe('The weeks that it takes'),
  cost: text(24),
  data: text(200).describe('Where the data is at that point'),
  back: z
    .strictObject({ takes: text(32), how: text(240) })
    .describe('How to turn this slice back, and how long that takes'),
  noticed: text(200).describe('What the staff notice'),
  soFar: text(240).describe(
    'Amount paid so far, and what the customer would have if the project stopped there',
  ),
});

export const schema = z
  .strictObject({
    type: z.literal('slices'),
    ...stageHead,
    choose: text(80).describe('Heading of the steps to choose from'),
    first: z
      .int()
      .min(1)
      .max(MOST_STEPS)
      .default(1)
      .describe('The initially selected step, counted from 1'),
    parts: z
      .array(z.strictObject({ name: text(40), does: text(60) }))
      .min(2)
      .max(MOST_STEPS)
      .describe(
        'Functions of the old system: the first is replaced by the first slice, and so on; the rest stay in the old system',
      ),
    steps: z
      .array(step)
      .min(2)
      .max(MOST_STEPS)
      .describe('State before the first slice, then after each'),
    renewed: weave.describe(`The new cloth: ${BAND} rows for each part`),
    worn: weave.describe('The old cloth, with the same figures in other dyes, coming apart'),
    words: z.strictObject({
      old: text(32),
      both: text(32).describe(
        'For the part that was replaced last: the old one keeps running alongside',
      ),
      renewed: text(32),
      stays: text(32).describe('For a part that no slice replaces'),
      turnBack: text(40).describe('Checkbox that turns the last slice back'),
      turned: text(32).describe('State of its part in that case'),
      data: text(40),
      back: text(40),
      noticed: text(40),
      soFar: text(40),
    }),
  })
  .refine(({ steps, parts }) => steps.length <= parts.length + 1, {
    path: ['steps'],
    error: 'replaces parts that do not exist: name parts above',
  })
  .refine(
    ({ parts, renewed, worn }) =>
      [renewed, worn].every(({ size }) => size[1] === parts.length * BAND),
    { path: ['renewed'], error: `needs ${BAND} rows for each part, in both cloths` },
  )
  .refine(({ first, steps }) => first <= steps.length, {
    path: ['first'],
    error: 'is not one of the steps: give the number of one',
  })
  .describe(
    'An old system that is replaced slice by slice, like a cloth that is unpicked and rewoven',
  );
