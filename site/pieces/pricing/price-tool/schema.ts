import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { plans } from '../../../collections/plans/index.ts';
import { sample, sectionHead } from '../../../schema.ts';

/** How many steps the sheet tells apart. */
const MOST_STEPS = 8;

/** A share of a price that the law asks for. */
const perCent = z.number().positive().max(30);

export const schema = z
  .strictObject({
    type: z.literal('price-tool'),
    ...sectionHead,
    plans: ask(plans, 4)
      .refine((shown) => shown.every(({ pages }) => pages !== undefined), {
        error: 'one of them is not paid by pages',
      })
      .refine((shown) => shown.some(({ prices }) => prices !== undefined && 'monthly' in prices), {
        error: 'none of them has a price a month',
      }),
    pages: z
      .array(z.int().positive())
      .min(3)
      .max(MOST_STEPS)
      .refine((steps) => steps.every((step, at) => step > (steps[at - 1] ?? 0)), {
        error: 'is not in order',
      })
      .describe('The pages a month to choose from, the fewest first'),
    first: z.int().positive().describe('Which of them is chosen at first'),
    vat: perCent.describe('Value added tax, in per cent'),
    withholding: perCent.describe('What a company withholds of the price before VAT, in per cent'),
    note: text(280).describe('How tax is withheld, in plain words'),
    agreed: z
      .strictObject({ heading: text(60), points: z.array(text(160)).min(1).max(4) })
      .describe('What happens where a price is agreed upon'),
    sample,
  })
  .refine(({ pages, first }) => pages.includes(first), {
    error: 'is none of the pages',
    path: ['first'],
  })
  .describe(
    'Opens a page of prices: pages a month, and where it runs, give the plan and its price',
  );
