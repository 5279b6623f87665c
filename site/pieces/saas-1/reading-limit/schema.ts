import { z } from 'zod';
import { line, text } from '../../../../contract/text.ts';
import { sectionHead } from '../../../schema.ts';
import { state } from '../../../stages/parts.ts';

/** The number of steps that the style sheet supports. */
const MOST_STEPS = 5;

export const schema = z
  .strictObject({
    type: z.literal('reading-limit'),
    ...sectionHead,
    legend: text(60).describe('Label of the choice of a resolution'),
    printed: z
      .strictObject({ label: line(24), value: line(16) })
      .describe('A line as printed on a paper, the same in both languages'),
    steps: z
      .array(
        z.strictObject({
          dpi: z.int().min(50).max(400).describe('Dots per inch, for print in 10 points'),
          from: text(40).describe('Typical source of such a picture'),
          state,
          read: line(16).optional().describe('The value as read; omit it if it was not read'),
          confidence: z.int().min(0).max(100).describe('Confidence of the reading, in percent'),
          title: text(48).describe('What happens'),
          body: text(200),
        }),
      )
      .min(3)
      .max(MOST_STEPS)
      .describe('The finest first'),
    first: z
      .int()
      .min(1)
      .max(MOST_STEPS)
      .describe('Number of the initially selected step, counted from 1'),
    words: z.strictObject({
      read: text(32),
      nothing: text(32).describe('Shown instead of a value that was not read'),
      confidence: text(32),
    }),
  })
  .refine(({ steps, first }) => first <= steps.length, {
    error: 'is not one of the steps: give the number of one',
    path: ['first'],
  })
  .describe('A printed line, edge to edge, at several resolutions: where reading fails');
