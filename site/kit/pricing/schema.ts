import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { ask } from '../../collections/define-collection.ts';
import { plans } from '../../collections/plans/index.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('pricing'),
    ...sectionHead,
    plans: ask(plans, 3).refine(
      (shown) => shown.filter(({ isRecommended }) => isRecommended).length <= 1,
      { error: 'more than one is recommended: mark one alone' },
    ),
    recommended: text(40).describe('Label of the recommended plan'),
    note: text(240).optional().describe('What the prices include and exclude: tax, minimum term'),
  })
  .describe(
    'Plans with their prices in baht and dollars: once or monthly, or yearly if the price tool of the page says so',
  );
