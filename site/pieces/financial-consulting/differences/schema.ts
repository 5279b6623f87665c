import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { decision, stageHead } from '../../../stages/parts.ts';

const amount = z.number().min(0).describe('In baht');

const figure = z.strictObject({
  source: text(60).describe('Document that it is from'),
  lines: z
    .array(z.strictObject({ label: text(48), amount }))
    .min(1)
    .max(3)
    .describe('Other lines of that document, above the figure'),
  label: text(60).describe('Source of the figure'),
  amount,
});

export const schema = z
  .strictObject({
    type: z.literal('differences'),
    ...sectionHead,
    screen: z.strictObject(stageHead).describe('Bar of the product’s window'),
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
            decision: decision.describe('The one question that the system asks'),
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
    'Two documents that should agree, subtracted from each other in the product’s window, and the question that follows',
  );
