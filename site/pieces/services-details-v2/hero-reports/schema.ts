import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, sample } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-reports'),
    heading: text(60),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
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
    sample,
  })
  .describe('Opens a page with two figures that disagree, and the reason');
