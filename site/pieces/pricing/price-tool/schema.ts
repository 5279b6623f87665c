import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { plans } from '../../../collections/plans/index.ts';
import { action, sample, sectionHead } from '../../../schema.ts';

/** The number of steps that the style sheet supports. */
const MOST_STEPS = 8;

/** A percentage of a price that the law prescribes. */
const perCent = z.number().positive().max(30);

export const schema = z
  .strictObject({
    type: z.literal('price-tool'),
    ...sectionHead,
    action: action.describe('Next step for all plans'),
    plans: ask(plans, 4)
      .refine((shown) => shown.every(({ pages }) => pages !== undefined), {
        error: 'one of them is not paid by pages: choose another plan',
      })
      .refine((shown) => shown.some(({ prices }) => prices !== undefined && 'monthly' in prices), {
        error: 'none of them has a monthly price: add a plan with one',
      }),
    pages: z
      .array(z.int().positive())
      .min(3)
      .max(MOST_STEPS)
      .refine((steps) => steps.every((step, at) => step > (steps[at - 1] ?? 0)), {
        error: 'is not in order: sort it',
      })
      .describe('Options for pages per month, the fewest first'),
    first: z.int().positive().describe('The initially selected one'),
    vat: perCent.describe('Value added tax, in percent'),
    withholding: perCent.describe(
      'Tax that a company withholds from the price before VAT, in percent',
    ),
    note: text(280).describe('How tax is withheld, in plain words'),
    agreed: z
      .strictObject({ heading: text(60), points: z.array(text(160)).min(1).max(4) })
      .describe('Steps to agree on a price'),
    sample,
  })
  .refine(({ pages, first }) => pages.includes(first), {
    error: 'is not one of the pages: choose one of them',
    path: ['first'],
  })
  .describe(
    'Opens a page of prices: pages per month, and the hosting, determine the plan and its price',
  );
