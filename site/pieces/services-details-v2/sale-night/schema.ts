import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { clockTime, fact, sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('sale-night'),
    ...sectionHead,
    steps: z
      .array(
        z.strictObject({
          time: clockTime,
          title: text(60),
          record: z.array(fact).min(1).max(3).describe('The sale as it is stored after the step'),
          body: text(160),
        }),
      )
      .min(2)
      .max(5),
    report: z
      .strictObject({
        title: text(60),
        published: text(40),
        branches: z.array(z.number().min(0)).min(2).max(16).describe('In baht, from branch 1 on'),
        branch: text(20).describe('Name of a branch before its number'),
        followed: z.number().int().min(1).describe('The branch of the sale'),
        matches: text(80),
      })
      .refine(({ branches, followed }) => followed <= branches.length, {
        path: ['followed'],
        error: 'has no figure in branches',
      })
      .describe('The report that all branches end up in'),
    sample,
  })
  .describe('Follows one sale through the night into the report of the morning');
