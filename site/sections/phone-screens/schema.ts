import { z } from 'zod';
import { weave } from '../../../contract/loom/weave.ts';
import { text } from '../../../contract/text.ts';
import { clockTime, sectionHead } from '../../schema.ts';

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), label: text(40) }),
  z.strictObject({
    type: z.literal('message'),
    from: z.enum(['person', 'app']),
    body: text(200),
    source: text(60).optional().describe('The document that an answer is taken from'),
  }),
  z.strictObject({
    type: z.literal('row'),
    label: text(60),
    detail: text(60).optional().describe('A second, quieter line'),
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
    .describe('Knots on a thread, tied so far: stamps of a card, items of a checklist'),
  z.strictObject({
    type: z.literal('weave'),
    weave,
    label: text(60),
    detail: text(60).optional(),
  }),
  z
    .strictObject({ type: z.literal('field'), label: text(60) })
    .describe('Where one would type; stands at the foot of the screen'),
  z
    .strictObject({ type: z.literal('button'), label: text(40) })
    .describe('A picture of one; stands at the foot of the screen when it is last'),
]);

export const schema = z
  .strictObject({
    type: z.literal('phone-screens'),
    ...sectionHead,
    weave: weave
      .optional()
      .describe('The cloth that the phones stand before; 300 by 48 cells fill it'),
    screens: z
      .array(
        z.strictObject({
          title: text(40).describe('What stands in the app’s bar'),
          status: text(40).optional().describe('The line below the title'),
          time: clockTime,
          caption: text(120),
          description: text(400).describe('What it shows, for those who cannot see it'),
          blocks: z.array(block).min(1).max(8).describe('About as much as fits a phone'),
        }),
      )
      .min(1)
      .max(4),
  })
  .describe('An app at work, on phones');
