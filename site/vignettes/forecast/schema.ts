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
    scale: z
      .strictObject({
        top: z.number().positive().describe('Value of a share of 100'),
        unit: text(24),
      })
      .describe('Labels on the lines behind the chart'),
    times: z
      .array(z.strictObject({ at: moment, label: text(16) }))
      .max(8)
      .describe('Labels below the chart: weeks or months'),
    today: text(16).describe('The word at the line between past and future'),
    legend: z
      .strictObject({ past: text(24), expected: text(24), band: text(40) })
      .describe('Meaning of the lines and the band'),
    note: text(160),
  })
  .refine(({ expected, spread }) => expected.length === spread.length, {
    error: 'needs one value for each expected one',
    path: ['spread'],
  })
  .describe('Past sales, the forecast and its uncertainty');
