import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('measured-table'),
    ...sectionHead,
    rowsAre: text(40).describe('Heading of the rows: an item, a kind of question'),
    columns: z
      .array(z.strictObject({ label: text(40), isOurs: z.boolean().default(false) }))
      .min(1)
      .max(3)
      .describe('Quantities measured; the bars of all columns have one scale'),
    unit: text(12).optional().describe('Right after each figure, such as %'),
    rows: z
      .array(
        z.strictObject({
          label: text(60),
          detail: text(80).optional(),
          values: z.array(z.number().min(0)).describe('One per column'),
          remark: text(140).optional().describe('Conclusion from it, in a sentence'),
        }),
      )
      .min(2)
      .max(12),
    note: text(320).describe('Source of the figures, or a note that they are an example'),
    sample,
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ values }, index) => {
      if (values.length === columns.length) return;
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'values'],
        message: `has ${values.length} values for ${columns.length} columns: write one for each`,
      });
    });
  })
  .describe('Measurements, row by row, with a bar next to each figure');
