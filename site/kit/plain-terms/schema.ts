import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { ask } from '../../collections/define-collection.ts';
import { plans } from '../../collections/plans/index.ts';
import { action, sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('plain-terms'),
    ...sectionHead,
    plans: ask(plans, 3).optional().describe('What it costs; what a plan holds stands elsewhere'),
    volumes: z
      .array(z.int().positive())
      .max(5)
      .default([])
      .describe(
        'Pages a month: what each plan costs for so many stands in a table, in place of its price',
      ),
    note: text(240).optional().describe('What the prices hold, and what they do not'),
    action: action.optional().describe('Where all of the prices are'),
    answers: z
      .array(
        z.strictObject({
          question: text(60).describe('As a buyer asks it'),
          fact: text(60).describe('The answer, in a few words'),
          body: text(280),
          action: action.optional(),
          sample,
        }),
      )
      .min(2)
      .max(8)
      .describe('The first is the largest'),
  })
  .describe(
    'What a buyer asks before anything else: what it costs, who sees the data, who answers',
  );
