import { z } from 'zod';
import { type Localized, text } from '../../../contract/text.ts';
import { clockTime } from '../../schema.ts';

/** A position or length on a plan. */
const onPlan = z.int().min(0).max(120);

/** The parts of an app's screen, from top to bottom. */
export const block = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('message'),
    from: z.enum(['person', 'app']),
    body: text(200),
    source: text(60).optional().describe('Source document of an answer'),
  }),
  z.strictObject({
    type: z.literal('row'),
    label: text(60),
    detail: text(60).optional().describe('A second, less prominent line'),
    value: text(40).optional(),
    state: z.enum(['plain', 'good', 'attention', 'wrong']).default('plain'),
  }),
  z.strictObject({ type: z.literal('figure'), label: text(60), value: text(24) }),
  z
    .strictObject({
      type: z.literal('progress'),
      label: text(60),
      done: z.int().min(0).max(12),
      of: z.int().min(2).max(12),
    })
    .refine(({ done, of }) => done <= of, 'more is done than there is to do')
    .describe('Stamps of a card so far'),
  z
    .strictObject({
      type: z.literal('dial'),
      label: text(60),
      value: z.number().min(0),
      unit: text(12),
      most: z.number().positive().describe('End of the scale'),
      least: z.number().min(0).describe('Below it, the reading is wrong'),
      detail: text(60).optional(),
    })
    .refine(({ value, least, most }) => value <= most && least < most, 'is outside its scale')
    .describe('A photograph of a round gauge, with its reading'),
  z
    .strictObject({
      type: z.literal('plan'),
      label: text(60),
      rooms: z
        .array(
          z.strictObject({
            at: z
              .tuple([onPlan, onPlan, onPlan, onPlan])
              .describe('Left, top, width and height; the plan is 120 by 40'),
            is: z.enum(['floor', 'room', 'stairs', 'elevator', 'bays', 'pump', 'tank']),
            name: text(16).optional(),
          }),
        )
        .min(1)
        .max(10),
      points: z
        .array(
          z.strictObject({
            at: z.tuple([onPlan, onPlan]),
            state: z.enum(['good', 'attention', 'wrong', 'here']),
          }),
        )
        .min(1)
        .max(10),
    })
    .describe('A floor plan with the items that were checked'),
  z
    .strictObject({
      type: z.literal('notice'),
      body: text(160),
      tone: z.enum(['plain', 'good', 'attention', 'wrong']).default('plain'),
    })
    .describe('Automatic message of the app'),
  z
    .strictObject({ type: z.literal('field'), label: text(60) })
    .describe('Text field at the bottom of the screen'),
  z
    .strictObject({ type: z.literal('button'), label: text(40) })
    .describe('Picture of a button; it is at the bottom of the screen if it is last'),
]);

/** A part of a screen, in one language. */
export type Block = Localized<z.output<typeof block>>;

/** A screen of an app on a device. */
export const deviceScreen = {
  title: text(40).describe('Text in the app’s bar'),
  status: text(40).optional().describe('The line below the title'),
  time: clockTime,
  blocks: z.array(block).min(1).max(24).describe('About as much as fits the device'),
};
