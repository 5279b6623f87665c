import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, amounts, sample } from '../../schema.ts';
import { defineCollection } from '../define-collection.ts';

/** What is sold by the month, by the year or once: plans and tickets. */
export const plans = defineCollection({
  name: 'plans',
  schema: z
    .strictObject({
      name: text(40),
      kind: text(40).optional().describe('What it is for, in plain words beside its name'),
      lead: text(160),
      prices: z
        .strictObject({ monthly: amounts, yearly: amounts })
        .or(z.strictObject({ once: amounts }))
        .optional()
        .describe(
          'What a month costs when paid monthly and when paid yearly, or what is paid once; 0 is free',
        ),
      agreed: text(60)
        .optional()
        .describe('What stands in the place of a price that is agreed upon'),
      unit: text(60).optional().describe('What one pays for, as in “per person and month”'),
      pages: z
        .strictObject({
          included: z
            .int()
            .positive()
            .describe('How many its price holds; the least, where it is agreed upon'),
          more: amounts.optional().describe('What each page beyond them costs'),
        })
        .optional()
        .describe('Of a plan that is paid by pages a month; said in the place of `unit`'),
      isRecommended: z.boolean().default(false),
      action: action.describe('Its link names the whole path: a plan is shown on several pages'),
      includes: text(80)
        .optional()
        .describe('What stands above the features, as in “Everything in Studio, and”'),
      features: z.array(text(120)).min(1).max(10),
      sample,
    })
    .refine(({ prices, agreed }) => (prices === undefined) !== (agreed === undefined), {
      error: 'has either `prices` or `agreed`',
      path: ['prices'],
    })
    .refine(({ pages, unit }) => pages === undefined || unit === undefined, {
      error: 'is said by `pages` already',
      path: ['unit'],
    }),
});
