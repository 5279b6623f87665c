import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, amounts, sample } from '../../schema.ts';
import { defineCollection } from '../define-collection.ts';

/** Plans and tickets, sold by the month, by the year or once. */
export const plans = defineCollection({
  name: 'plans',
  schema: z
    .strictObject({
      name: text(40),
      kind: text(40).optional().describe('Purpose in plain words, next to its name'),
      lead: text(160),
      prices: z
        .strictObject({ monthly: amounts, yearly: amounts })
        .or(z.strictObject({ once: amounts }))
        .optional()
        .describe(
          'Monthly price when paid monthly and when paid yearly, or a single price; 0 is free',
        ),
      agreed: text(60)
        .optional()
        .describe('Shown instead of a price that is agreed on individually'),
      unit: text(60).optional().describe('Unit of the price, such as “per person per month”'),
      pages: z
        .strictObject({
          included: z
            .int()
            .positive()
            .describe(
              'Number of units in the price; the minimum if the price is agreed on individually',
            ),
          more: amounts.optional().describe('Price per additional page'),
        })
        .optional()
        .describe('For a plan priced by pages per month; shown instead of `unit`'),
      isRecommended: z.boolean().default(false),
      action: action.describe(
        'The link uses a full path, because a plan is shown on several pages',
      ),
      includes: text(80)
        .optional()
        .describe('Heading of the features, such as “Everything in Studio, plus”'),
      features: z.array(text(120)).min(1).max(10),
      sample,
    })
    .refine(({ prices, agreed }) => (prices === undefined) !== (agreed === undefined), {
      error: 'needs either `prices` or `agreed`',
      path: ['prices'],
    })
    .refine(({ pages, unit }) => pages === undefined || unit === undefined, {
      error: 'is already given by `pages`',
      path: ['unit'],
    }),
});
