import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, anchor, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

const baht = z.number().positive();

export const schema = z
  .strictObject({
    type: z.literal('hero-lesson'),
    anchor,
    heading: text(120),
    lead: text(240),
    action: action.describe('Alternative to trying the exercise'),
    weave: weave.describe('The hem of the exercise: 480 columns, eight rows are shown'),
    lesson: z.strictObject({
      label: text(60).describe('Lesson and course'),
      title: text(80),
      task: text(240).describe('Explains the exercise'),
    }),
    exercise: z
      .strictObject({
        bands: z
          .array(
            z
              .strictObject({
                label: text(24).describe('For example “95–98”'),
                values: z.int().min(1).max(400),
                wrong: z.int().min(0),
                line: z.int().min(1).max(99).optional().describe('Confidence at its lower end'),
              })
              .refine(({ values, wrong }) => wrong <= values, {
                error: 'has more wrong values than values: lower it',
                path: ['wrong'],
              }),
          )
          .min(2)
          .max(6)
          .describe('The most confident first; all but the last have a line below them'),
        look: baht.describe('Cost of a person checking a value'),
        kinds: z
          .array(z.strictObject({ label: text(40), error: baht }))
          .length(2)
          .describe('Two fields, and the cost of an error in each'),
        first: z.int().min(0).describe('Number of bands that pass initially'),
        note: text(160).describe('Source of these figures'),
      })
      .refine(({ bands }) => bands.slice(0, -1).every(({ line }) => line !== undefined), {
        error: 'a band has no line below it: add one',
        path: ['bands'],
      }),
    sample,
  })
  .describe('Opens an academy: an exercise of one of its lessons to try');
