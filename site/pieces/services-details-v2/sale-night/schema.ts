import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { anchor, sample, sectionHead } from '../../../schema.ts';

/** The threads of a whole cloth: the receipts of the day that the section follows. */
export const THREADS = 21;

const thread = z.number().min(0).max(THREADS);
const item = z.strictObject({
  title: text(60),
  fact: text(60).optional(),
  cloths: z
    .array(
      z.strictObject({
        label: text(60),
        value: text(40),
        part: z.tuple([thread, thread]).default([0, 0]).describe('From thread, to thread'),
        look: z
          .enum(['whole', 'gap', 'alone'])
          .default('whole')
          .describe('Whether all is woven, all but the part, or only the part'),
      }),
    )
    .min(1)
    .max(3),
  body: text(160),
});

export const schema = z
  .strictObject({
    type: z.literal('sale-night'),
    ...sectionHead,
    steps: z.array(item).min(2).max(5).describe('The sale after each step: a thread of its day'),
    problems: z
      .strictObject({ anchor, heading: text(60), items: z.array(item).min(2).max(3) })
      .describe('What can go wrong with such a day'),
    sample,
  })
  .describe('Follows one sale through the night, then shows what can go wrong with its day');
