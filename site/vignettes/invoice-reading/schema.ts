import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { asWritten, share, vignetteHead } from '../parts.ts';

/** What was read off one place of the paper. */
const reading = z.strictObject({
  label: text(32),
  value: text(48),
  confidence: share.describe('How sure the reading is, in per cent'),
  check: z
    .strictObject({ reason: text(100), action: text(24) })
    .optional()
    .describe('Why a person should look at it, and the button for that'),
});

const row = z.strictObject({
  label: asWritten(28),
  value: asWritten(28),
  reads: reading.optional().describe('What this place of the paper was read as, if anything'),
});

export const schema = z
  .strictObject({
    type: z.literal('invoice-reading'),
    ...vignetteHead,
    paper: z
      .strictObject({
        seller: z.strictObject({
          names: z.array(asWritten(48)).min(1).max(2),
          reads: reading.optional(),
        }),
        heading: z.array(asWritten(28)).min(1).max(2).describe('What kind of paper it is'),
        details: z.array(row).min(1).max(4),
        columns: z
          .tuple([asWritten(20), asWritten(20)])
          .describe('Heads the names and the amounts'),
        items: z.array(z.strictObject({ name: asWritten(32), amount: asWritten(16) })).max(4),
        totals: z.array(row).min(1).max(3),
      })
      .describe('A paper with its words as they are printed, from top to bottom'),
    note: text(160).optional(),
  })
  .refine(
    ({ paper }) => {
      const places = [paper.seller, ...paper.details, ...paper.totals];
      const read = places.filter(({ reads }) => reads !== undefined).length;
      return read >= 2 && read <= 6;
    },
    { path: ['paper'], error: 'has two to six places that are read' },
  )
  .describe('One tax invoice, and what was read where; threads lead from the paper to the fields');
