import { z } from 'zod';
import { counted, sentence, text } from '../../../../contract/text.ts';
import { action, address, anchor, sample } from '../../../schema.ts';

/** A limit to choose; anything above it does not match. */
const limits = z.strictObject({
  legend: text(60),
  options: z
    .array(
      z.strictObject({
        label: text(24),
        most: z.int().min(0).optional().describe('Omitted by the last option: no limit'),
      }),
    )
    .min(2)
    .max(5)
    .refine(
      (options) =>
        options.every(
          ({ most }, at) =>
            (most === undefined) === (at === options.length - 1) &&
            (most ?? Number.POSITIVE_INFINITY) > (options[at - 1]?.most ?? -1),
        ),
      'must increase, and the last must have no limit',
    ),
});

export const schema = z
  .strictObject({
    type: z.literal('outcome-finder'),
    anchor,
    heading: text(60),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    spend: limits.describe('In baht'),
    wait: limits.describe('In weeks'),
    fits: counted(60).describe('Number of outcomes within both limits'),
    words: z.strictObject({
      dear: text(32).describe('Shown if one costs more than the limit'),
      slow: text(32).describe('Shown if one takes longer'),
      weeks: sentence(40, 'count').describe('When the result is known'),
      later: text(40),
      needs: text(40),
      not: text(40),
    }),
    outcomes: z
      .array(
        z.strictObject({
          name: text(72).describe('The result, in the buyer’s words'),
          baht: z
            .int()
            .min(0)
            .describe('Amount paid if the customer stops when the result is known'),
          paid: text(80).describe('Explanation of that amount'),
          weeks: z.int().min(1).max(52).describe('Weeks until the result is known'),
          known: text(80).describe('Evidence available by then'),
          later: text(120).describe('Cost afterwards'),
          needs: text(140),
          not: text(160),
          link: z.strictObject({ label: text(48), url: address }),
        }),
      )
      .min(2)
      .max(16)
      .refine(
        (outcomes) => outcomes.every(({ baht }, at) => baht >= (outcomes[at - 1]?.baht ?? 0)),
        'must begin with the cheapest',
      ),
    note: text(240),
    sample,
  })
  .describe(
    'Opens a page as a tool: outcomes as swatches to the scale of their cost, and two limits; each expands to its terms',
  );
