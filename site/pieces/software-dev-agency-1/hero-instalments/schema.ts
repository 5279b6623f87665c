import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action } from '../../../schema.ts';

const instalment = z.strictObject({
  before: z.int().min(1).max(17).describe('The week before which it is due; 1 means at signing'),
  percent: z.int().min(1).max(99),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-instalments'),
    heading: text(60).describe('The one oversized line'),
    lead: text(320),
    actions: z.array(action).min(1).max(2),
    rate: z.int().positive().describe('Price of a week, in baht'),
    week: text(24).describe('Text before the number of a week'),
    weeks: z
      .array(
        z.strictObject({
          held: text(40).describe('Result handed over at its end'),
          isPaid: z.boolean().default(true).describe('False for a week that is not charged'),
        }),
      )
      .min(4)
      .max(12),
    unpaid: text(32).describe('Label of a week that is not charged'),
    compared: z
      .strictObject({
        label: text(80).describe('The payment plan it is compared with'),
        instalments: z.array(instalment).min(1).max(4).describe('The rest is due at the end'),
      })
      .describe('The same sum, paid in another way'),
    example: text(120).describe('Note that it is an example'),
  })
  .refine(
    ({ compared }) =>
      compared.instalments.reduce((sum, { percent }) => sum + percent, 0) < 100 &&
      compared.instalments.every(
        ({ before }, at) => before > (compared.instalments[at - 1]?.before ?? 0),
      ),
    {
      path: ['compared', 'instalments'],
      error: 'is not in order, or leaves no rest: sort it, and lower the last',
    },
  )
  .refine(
    ({ compared, weeks }) => compared.instalments.every(({ before }) => before <= weeks.length),
    { path: ['compared', 'instalments'], error: 'is due after the end: write an earlier week' },
  )
  .describe(
    'Opens a page of figures: the weekly payments, their results, and another payment plan',
  );
