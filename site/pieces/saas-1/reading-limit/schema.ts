import { z } from 'zod';
import { line, text } from '../../../../contract/text.ts';
import { sectionHead } from '../../../schema.ts';
import { state } from '../../../stages/parts.ts';

/** How many steps the sheet tells apart. */
const MOST_STEPS = 5;

export const schema = z
  .strictObject({
    type: z.literal('reading-limit'),
    ...sectionHead,
    legend: text(60).describe('Names the choice of a resolution'),
    printed: z
      .strictObject({ label: line(24), value: line(16) })
      .describe('A line of a paper as it is printed there, the same in both languages'),
    steps: z
      .array(
        z.strictObject({
          dpi: z.int().min(50).max(400).describe('Dots to an inch, of print in 10 points'),
          from: text(40).describe('What gives such a picture'),
          state,
          read: line(16).optional().describe('The value as it was read; none where it was not'),
          confidence: z.int().min(0).max(100).describe('How sure the reading is, in per cent'),
          title: text(48).describe('What happens'),
          body: text(200),
        }),
      )
      .min(3)
      .max(MOST_STEPS)
      .describe('The finest first'),
    first: z.int().min(1).max(MOST_STEPS).describe('The step to begin with, counted from 1'),
    words: z.strictObject({
      read: text(32),
      nothing: text(32).describe('Stands in the place of a value that was not read'),
      confidence: text(32),
    }),
    cases: z
      .array(z.strictObject({ state, title: text(48), items: z.array(text(140)).min(1).max(6) }))
      .max(3)
      .default([])
      .describe('What else is read, what is asked, and what is not read'),
    note: text(200).optional().describe('Whose figures these are'),
  })
  .refine(({ steps, first }) => first <= steps.length, {
    error: 'is none of the steps',
    path: ['first'],
  })
  .describe('A printed line, edge to edge, at resolutions to choose from: where reading gives up');
