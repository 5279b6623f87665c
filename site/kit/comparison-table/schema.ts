import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('comparison-table'),
    ...sectionHead,
    columns: z
      .array(z.strictObject({ label: text(40), isOurs: z.boolean().default(false) }))
      .min(2)
      .max(3)
      .refine((columns) => columns.filter(({ isOurs }) => isOurs).length <= 1, {
        error: 'more than one is ours: mark one alone',
      }),
    groups: z
      .array(
        z.strictObject({
          label: text(60),
          rows: z
            .array(
              z.strictObject({
                label: text(100),
                values: z
                  .array(z.union([z.boolean(), text(100)]))
                  .describe('One per column: true, false, or a few words'),
              }),
            )
            .min(1),
        }),
      )
      .min(1)
      .max(6),
    note: text(240).optional().describe('Basis of the comparison, and its date'),
  })
  .superRefine(({ columns, groups }, context) => {
    groups.forEach((group, groupIndex) => {
      group.rows.forEach(({ values }, rowIndex) => {
        if (values.length === columns.length) return;
        context.addIssue({
          code: 'custom',
          path: ['groups', groupIndex, 'rows', rowIndex, 'values'],
          message: `has ${values.length} values for ${columns.length} columns: write one for each`,
        });
      });
    });
  })
  .describe('A comparison of several options, row by row');
