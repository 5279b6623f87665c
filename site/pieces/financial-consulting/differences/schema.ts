import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

const figure = z.strictObject({
  label: text(60).describe('Source of the figure'),
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
            title: text(60).describe('Reason for the difference, in a few words'),
            body: text(280).describe(
              'The proposal, the person who decides, and the cost of overlooking it',
            ),
          })
          .refine(({ from, less }) => from.amount > less.amount, {
            path: ['from', 'amount'],
            error: 'is not the larger one: swap them',
          }),
      )
      .min(1)
      .max(8),
    sample,
  })
  .describe(
    'Two figures that should be equal, subtracted from each other, and the reason for the difference',
  );
