import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, amounts, sample, sectionHead } from '../../schema.ts';

const plan = z
  .strictObject({
    name: text(40),
    lead: text(160),
    prices: z
      .strictObject({ monthly: amounts, yearly: amounts })
      .or(z.strictObject({ once: amounts }))
      .optional()
      .describe(
        'What a month costs when paid monthly and when paid yearly, or what is paid once; 0 is free',
      ),
    agreed: text(60).optional().describe('What stands in the place of a price that is agreed upon'),
    unit: text(60).optional().describe('What one pays for, as in “per person and month”'),
    isRecommended: z.boolean().default(false),
    action,
    includes: text(80)
      .optional()
      .describe('What stands above the features, as in “Everything in Studio, and”'),
    features: z.array(text(120)).min(1).max(10),
    sample,
  })
  .refine(({ prices, agreed }) => (prices === undefined) !== (agreed === undefined), {
    error: 'has either `prices` or `agreed`',
    path: ['prices'],
  });

export const schema = z
  .strictObject({
    type: z.literal('pricing'),
    ...sectionHead,
    plans: z
      .array(plan)
      .min(1)
      .max(4)
      .refine((plans) => plans.filter(({ isRecommended }) => isRecommended).length <= 1, {
        error: 'more than one is recommended',
      }),
    recommended: text(40).describe('The mark on the recommended plan'),
    note: text(240).optional().describe('What the prices hold and do not hold: tax, minimum term'),
  })
  .describe('Plans with their prices, monthly or yearly or once, in baht and dollars');
