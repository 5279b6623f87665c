import { z } from 'zod';
import { line, text } from '../../../contract/text.ts';
import { share, vignetteHead } from '../parts.ts';

/** The reading of one place on the paper. */
const reading = z.strictObject({
  label: text(32),
  value: text(48),
  confidence: share.describe('Confidence of the reading, in percent'),
  check: z
    .strictObject({ reason: text(100), action: text(24) })
    .optional()
    .describe('Why a person should check it, and the button for that'),
});

const row = z.strictObject({
  label: line(28),
  value: line(28),
  reads: reading.optional().describe('Reading of this place on the paper, if any'),
});

export const schema = z
  .strictObject({
    type: z.literal('invoice-reading'),
    ...vignetteHead,
    paper: z
      .strictObject({
        seller: z.strictObject({
          names: z.array(line(48)).min(1).max(2),
          reads: reading.optional(),
        }),
        heading: z.array(line(28)).min(1).max(2).describe('Kind of paper'),
        details: z.array(row).min(1).max(4),
        columns: z.tuple([line(20), line(20)]).describe('Headings of the names and the amounts'),
        items: z.array(z.strictObject({ name: line(32), amount: line(16) })).max(4),
        totals: z.array(row).min(1).max(3),
      })
      .describe('A paper with its printed words, from top to bottom'),
    note: text(160).optional(),
  })
  .refine(
    ({ paper }) => {
      const places = [paper.seller, ...paper.details, ...paper.totals];
      const read = places.filter(({ reads }) => reads !== undefined).length;
      return read >= 2 && read <= 6;
    },
    { path: ['paper'], error: 'needs two to six places that are read' },
  )
  .describe('A tax invoice and the fields read from it; threads lead from the paper to the fields');
