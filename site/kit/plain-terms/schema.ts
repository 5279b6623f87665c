import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { ask } from '../../collections/define-collection.ts';
import { plans } from '../../collections/plans/index.ts';
import { action, sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('plain-terms'),
    ...sectionHead,
    plans: ask(plans, 3).optional().describe('Prices; what a plan includes is described elsewhere'),
    note: text(240).optional().describe('What the prices include, and what they don’t'),
    action: action.optional().describe('Link to all prices'),
    answers: z
      .array(
        z.strictObject({
          question: text(60).describe('The question in the buyer’s words'),
          fact: text(60).describe('The answer, in a few words'),
          body: text(280),
          action: action.optional(),
          sample,
        }),
      )
      .min(2)
      .max(8),
    folds: z
      .boolean()
      .default(false)
      .describe('Shows only the answer in a few words, except for a large first one'),
    look: z
      .enum(['rows', 'columns', 'first'])
      .default('rows')
      .describe(
        'Each on a line as wide as the page, or in columns on the family’s wash: all alike, or the first large above the others',
      ),
  })
  .describe('Answers to a buyer’s first questions: price, access to data, support');
