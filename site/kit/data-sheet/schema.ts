import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { anchor, sample, sectionHead } from '../../schema.ts';

const entry = z
  .strictObject({
    anchor,
    title: text(48).optional().describe('Left out if it is the only table of its section'),
    lead: text(240).optional(),
    columns: z
      .array(
        z.strictObject({
          label: text(40),
          look: z.enum(['words', 'amount']).default('words').describe('Amounts are right-aligned'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The first names the row'),
    rows: z
      .array(
        z.strictObject({
          cells: z.array(text(140)).describe('One per column'),
          isTotal: z.boolean().default(false),
        }),
      )
      .min(2)
      .max(8),
    note: text(280).optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ cells }, index) => {
      if (cells.length === columns.length) return;
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'cells'],
        message: `has ${cells.length} cells for ${columns.length} columns: write one for each`,
      });
    });
  });

export const schema = z
  .strictObject({
    type: z.literal('data-sheet'),
    ...sectionHead,
    entries: z.array(entry).min(1).max(8),
    sample,
  })
  .describe('A reference: tables one below the other, each beside its title');
