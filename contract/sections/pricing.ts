import { z } from 'zod';
import { text } from '../text.ts';
import { action, amounts, sample, sectionHead } from './common.ts';

const plan = z.strictObject({
  name: text(40),
  lead: text(160),
  prices: z
    .strictObject({ monthly: amounts, yearly: amounts })
    .or(z.strictObject({ once: amounts }))
    .optional()
    .describe('Per month when paid monthly or yearly, or once; none where it is agreed upon'),
  agreed: text(60).optional().describe('What stands in the place of a price that is agreed upon'),
  unit: text(60).optional().describe('What one pays for, as in “per person and month”'),
  isRecommended: z.boolean().default(false),
  action,
  features: z.array(text(120)).min(1).max(10),
  sample,
});

export const pricing = z
  .strictObject({
    type: z.literal('pricing'),
    ...sectionHead,
    plans: z.array(plan).min(1).max(4),
    recommended: text(40).describe('The mark on the recommended plan'),
    note: text(240).optional().describe('What the prices hold and do not hold: tax, minimum term'),
  })
  .describe('Plans with their prices, monthly or yearly, in baht or dollars');
