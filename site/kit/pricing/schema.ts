import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { ask } from '../../collections/define-collection.ts';
import { plans } from '../../collections/plans/index.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('pricing'),
    ...sectionHead,
    plans: ask(plans, 4).refine(
      (shown) => shown.filter(({ isRecommended }) => isRecommended).length <= 1,
      { error: 'more than one is recommended: mark one alone' },
    ),
    followsPriceTool: z
      .boolean()
      .default(false)
      .describe(
        'The price tool that opens the page also switches this section between month and year',
      ),
    recommended: text(40).describe('Label of the recommended plan'),
    note: text(240).optional().describe('What the prices include and exclude: tax, minimum term'),
  })
  .describe('Plans with their prices, monthly or yearly or once, in baht and dollars');
