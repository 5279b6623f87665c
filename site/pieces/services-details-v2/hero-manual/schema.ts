import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, address, sample } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-manual'),
    heading: text(60),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    contents: z
      .array(
        z.strictObject({
          label: text(60),
          holds: text(40).describe('For example “8 kinds” or “2 files”'),
          url: address,
        }),
      )
      .min(2)
      .max(14)
      .describe('Contents of the manual, in order'),
    reports: z
      .strictObject({
        of: text(60).describe('Quantity that both of them count'),
        figures: z
          .array(
            z.strictObject({
              label: text(40).describe('Source of the report'),
              amount: z.number().min(0).describe('In baht'),
              says: text(60).describe('Finding about it'),
              isRight: z.boolean().default(false),
            }),
          )
          .length(2),
        causes: z
          .array(z.strictObject({ label: text(80), amount: z.number().min(0) }))
          .min(1)
          .max(4)
          .describe('Breakdown of the difference, which must add up to it'),
        looked: text(160).describe('Who investigated it, and who decided'),
      })
      .refine(
        ({ figures: [one, other], causes }) =>
          Math.abs((one?.amount ?? 0) - (other?.amount ?? 0)) ===
          causes.reduce((sum, { amount }) => sum + amount, 0),
        { path: ['causes'], error: 'does not add up to the difference: correct one' },
      )
      .describe('Two reports that disagree, and the right one: the reason for the work'),
    note: text(160).optional(),
    sample,
  })
  .describe('Opens a manual: its contents, next to the two figures that it explains');
