import { z } from 'zod';
import { weave } from '../../../contract/loom/weave.ts';
import { text } from '../../../contract/text.ts';
import { share, vignetteHead } from '../parts.ts';

const clock = z.string().regex(/^(\d+:)?\d{1,2}:\d{2}$/, 'a time is as in 4:12 or 1:04:12');

export const schema = z
  .strictObject({
    type: z.literal('course-player'),
    ...vignetteHead,
    weave: weave.describe('What the video shows: some 176 by 40 cells, both even'),
    lesson: text(80).describe('What is playing'),
    at: clock.describe('Where the video stands'),
    length: clock,
    played: share,
    chapters: z
      .array(z.strictObject({ title: text(60), length: clock, progress: share }))
      .min(2)
      .max(7)
      .describe('The current one is the first whose progress is below 100'),
    transcript: z
      .array(z.strictObject({ at: clock, line: text(120) }))
      .min(1)
      .max(3)
      .optional()
      .describe('What is being said; the last line is the current one'),
    quiz: z
      .strictObject({
        question: text(120),
        answers: z.array(text(80)).min(2).max(4),
        right: z.int().min(0).max(3).describe('Index of the answer that was chosen, and is right'),
        reason: text(160).optional(),
      })
      .refine(({ answers, right }) => right < answers.length, {
        error: 'is none of the answers',
        path: ['right'],
      })
      .optional()
      .describe('A question about the lesson, answered'),
  })
  .describe('An online course: a lesson that is playing, its chapters, and what is said or asked');
