import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { address, sample } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-manual'),
    heading: text(60),
    lead: text(280),
    contents: z
      .array(
        z.strictObject({
          label: text(60),
          holds: text(40).describe('As in “8 kinds” or “2 files”'),
          url: address,
        }),
      )
      .min(2)
      .max(14)
      .describe('What can be looked up below, in its order'),
    reports: z
      .strictObject({
        of: text(60).describe('What both of them count'),
        figures: z
          .array(
            z.strictObject({
              label: text(40).describe('Whose report it is'),
              amount: z.number().min(0).describe('In baht'),
              says: text(60).describe('What is found of it'),
              isRight: z.boolean().default(false),
            }),
          )
          .length(2),
        causes: z
          .array(z.strictObject({ label: text(80), amount: z.number().min(0) }))
          .min(1)
          .max(4)
          .describe('What the difference is made of; it adds up to it'),
        looked: text(160).describe('Who looked it up, who decided'),
      })
      .refine(
        ({ figures: [one, other], causes }) =>
          Math.abs((one?.amount ?? 0) - (other?.amount ?? 0)) ===
          causes.reduce((sum, { amount }) => sum + amount, 0),
        { path: ['causes'], error: 'does not add up to the difference' },
      )
      .describe('Two reports that disagree, and which is right: what it is all good for'),
    note: text(160).optional(),
    sample,
  })
  .describe('Opens a manual: its contents, beside the two figures that it is all about');
