import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { weave } from '../../ui/loom/weave.ts';
import { stageHead } from '../parts.ts';

/** As many as the sheets tell apart: what is there before the first slice, and the slices. */
const MOST_STEPS = 7;

/** How many rows of cloth each part has. */
const BAND = 15;

const step = z.strictObject({
  name: text(24),
  when: text(32).describe('Which weeks'),
  cost: text(24),
  data: text(200).describe('Where the data lives then'),
  back: z
    .strictObject({ takes: text(32), how: text(240) })
    .describe('How one turns this slice back, and how long that takes'),
  noticed: text(200).describe('What the staff notice'),
  soFar: text(240).describe('What has been paid, and what there would be if one left it there'),
});

export const schema = z
  .strictObject({
    type: z.literal('slices'),
    ...stageHead,
    choose: text(80).describe('Heads the steps to choose from'),
    first: z.int().min(1).max(MOST_STEPS).default(1).describe('The step to begin with, from 1'),
    parts: z
      .array(z.strictObject({ name: text(40), does: text(60) }))
      .min(2)
      .max(MOST_STEPS)
      .describe(
        'What the old system does: the first is replaced by the first slice, and so on; the others stay old',
      ),
    steps: z
      .array(step)
      .min(2)
      .max(MOST_STEPS)
      .describe('What is there before the first slice, then after each'),
    renewed: weave.describe(`The cloth that is woven: ${BAND} rows for each part`),
    worn: weave.describe('The old one, of the same figures in other dyes, coming apart'),
    words: z.strictObject({
      old: text(32),
      both: text(32).describe('Of the part that was replaced last: the old one goes along'),
      renewed: text(32),
      stays: text(32).describe('Of a part that no slice replaces'),
      turnBack: text(40).describe('Ticked to turn the last slice back'),
      turned: text(32).describe('Said of its part then'),
      data: text(40),
      back: text(40),
      noticed: text(40),
      soFar: text(40),
    }),
  })
  .refine(({ steps, parts }) => steps.length <= parts.length + 1, {
    path: ['steps'],
    error: 'replaces parts that are not there',
  })
  .refine(
    ({ parts, renewed, worn }) =>
      [renewed, worn].every(({ size }) => size[1] === parts.length * BAND),
    { path: ['renewed'], error: `has not ${BAND} rows for each part, or the worn one has not` },
  )
  .refine(({ first, steps }) => first <= steps.length, {
    path: ['first'],
    error: 'is none of the steps',
  })
  .describe(
    'An old system that is replaced slice by slice, as a cloth that is unpicked and rewoven',
  );
