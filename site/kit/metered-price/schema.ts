import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('metered-price'),
    ...sectionHead,
    price: z.number().positive().describe('Monthly price in baht before VAT'),
    included: z.int().min(0).describe('Number of units included'),
    more: z.number().positive().describe('Price of each additional unit'),
    unit: text(24).describe('Name of the unit: “runs”'),
    examples: z
      .array(
        z.strictObject({
          who: text(60),
          parts: z
            .array(z.strictObject({ label: text(40), count: z.int().positive() }))
            .min(1)
            .max(5)
            .describe('Breakdown of the monthly usage'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Companies with low usage first'),
    note: text(400).optional().describe('How usage is counted, and what is transferred'),
    sample,
  })
  .describe('A monthly price with included units, and the total for some companies');
