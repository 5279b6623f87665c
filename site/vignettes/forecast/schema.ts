import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { share, vignetteHead } from '../parts.ts';

/** A moment of the chart: 0 is the oldest past value; the expected values follow. */
const moment = z.int().min(0);

export const schema = z
  .strictObject({
    type: z.literal('forecast'),
    ...vignetteHead,
    past: z.array(share).min(4).describe('Past sales, oldest first'),
    expected: z.array(share).min(3).describe('Expected sales, from tomorrow on'),
    spread: z.array(share).min(3).describe('Uncertainty of each expected value'),
    figures: z
      .array(z.strictObject({ label: text(32), value: text(20), detail: text(40).optional() }))
      .min(1)
      .max(3)
      .optional()
      .describe(
        'Figures above the chart, the most important first: for example “Order by”, “Thu 26 Nov”',
      ),
    scale: z
      .strictObject({
        top: z.number().positive().describe('Value of a share of 100'),
        unit: text(24),
      })
      .optional()
      .describe('Labels on the lines behind the chart'),
    times: z
      .array(z.strictObject({ at: moment, label: text(16) }))
      .max(8)
      .optional()
      .describe('Labels below the chart: weeks or months'),
    today: text(16).optional().describe('The word at the line between past and future'),
    limit: z
      .strictObject({ at: share, label: text(40) })
      .optional()
      .describe('A level that matters: a reorder point, a credit line'),
    mark: z
      .strictObject({ at: moment, label: text(32) })
      .optional()
      .describe('An expected moment that matters: the week in which stock runs out'),
    legend: z
      .strictObject({ past: text(24), expected: text(24), band: text(40) })
      .optional()
      .describe('Meaning of the lines and the band'),
    note: text(160),
  })
  .refine(({ expected, spread }) => expected.length === spread.length, {
    error: 'needs one value for each expected one',
    path: ['spread'],
  })
  .refine(
    ({ past, expected, mark }) =>
      mark === undefined || (mark.at >= past.length && mark.at < past.length + expected.length),
    { error: 'is not an expected moment: choose one of them', path: ['mark', 'at'] },
  )
  .describe('Past sales, the forecast and its uncertainty');
