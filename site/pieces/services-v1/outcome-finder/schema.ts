import { z } from 'zod';
import { sentence, text } from '../../../../contract/text.ts';
import { address, anchor, sample } from '../../../schema.ts';

/** A limit that one can set: what is above it does not fit. */
const limits = z.strictObject({
  legend: text(60),
  options: z
    .array(
      z.strictObject({
        label: text(24),
        most: z.int().min(0).optional().describe('Left out by the last: no limit'),
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
      'rise one by one, and the last has no limit',
    ),
});

export const schema = z
  .strictObject({
    type: z.literal('outcome-finder'),
    anchor,
    heading: text(60),
    lead: text(280),
    spend: limits.describe('In baht'),
    wait: limits.describe('In weeks'),
    fits: sentence(60, 'count', 'all').describe('How many fit both limits'),
    words: z.strictObject({
      dear: text(32).describe('Of one that costs more than the limit'),
      slow: text(32).describe('Of one that takes longer'),
      weeks: sentence(40, 'count').describe('Said of the weeks that are drawn'),
      later: text(40),
      needs: text(40),
      not: text(40),
    }),
    outcomes: z
      .array(
        z.strictObject({
          name: text(72).describe('What there is afterwards, as its buyer puts it'),
          baht: z.int().min(0).describe('What has been paid if one stops once one knows'),
          paid: text(80).describe('What that sum is'),
          weeks: z.int().min(1).max(52).describe('Until one knows whether it works'),
          known: text(80).describe('What one sees by then'),
          later: text(120).describe('What it costs afterwards'),
          needs: text(140),
          not: text(160),
          link: z.strictObject({ label: text(48), url: address }),
        }),
      )
      .min(2)
      .max(16)
      .refine(
        (outcomes) => outcomes.every(({ baht }, at) => baht >= (outcomes[at - 1]?.baht ?? 0)),
        'begin with what costs least',
      ),
    note: text(240),
    sample,
  })
  .describe(
    'Opens a page as a tool: two limits, and which outcomes can be tried within them; each opens to its terms',
  );
