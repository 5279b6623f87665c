import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

const figure = z.strictObject({
  label: text(60).describe('Where the figure stands'),
  amount: z.number().min(0).describe('In baht'),
});

export const schema = z
  .strictObject({
    type: z.literal('differences'),
    ...sectionHead,
    items: z
      .array(
        z
          .strictObject({
            from: figure.describe('The larger of the two'),
            less: figure,
            title: text(60).describe('Why they differ, in a few words'),
            body: text(280).describe(
              'What is proposed, who decides, and what it would cost to overlook it',
            ),
          })
          .refine(({ from, less }) => from.amount > less.amount, {
            path: ['from', 'amount'],
            error: 'is not the larger one',
          }),
      )
      .min(1)
      .max(8),
    note: text(240).optional().describe('A small word below it'),
    sample,
  })
  .describe('Two figures that ought to be one, subtracted from each other, and why they differ');
