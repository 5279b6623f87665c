import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('metered-price'),
    ...sectionHead,
    price: z.number().positive().describe('What a month costs, in baht before VAT'),
    included: z.int().min(0).describe('How many are in it'),
    more: z.number().positive().describe('What each one beyond costs'),
    unit: text(24).describe('What is counted: “runs”'),
    examples: z
      .array(
        z.strictObject({
          who: text(60),
          parts: z
            .array(z.strictObject({ label: text(40), count: z.int().positive() }))
            .min(1)
            .max(5)
            .describe('What so many a month consist of'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Those who have few first'),
    note: text(400).optional().describe('How it is counted, and what is transferred'),
    sample,
  })
  .describe('A price by the month with so many in it, and what it comes to for some companies');
