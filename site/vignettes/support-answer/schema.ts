import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { share, vignetteHead } from '../parts.ts';

export const schema = z
  .strictObject({
    type: z.literal('support-answer'),
    ...vignetteHead,
    question: z.strictObject({
      from: text(40),
      channel: text(32).describe('Channel of the question, such as LINE'),
      time: text(24),
      words: text(200),
    }),
    answer: z.strictObject({
      label: text(32).describe('Label of the draft'),
      parts: z
        .array(
          z.strictObject({
            words: text(240),
            sources: z
              .array(z.int().min(1))
              .max(2)
              .default([])
              .describe('Sources that support it, counted from 1'),
          }),
        )
        .min(1)
        .max(4),
    }),
    confidence: z.strictObject({
      label: text(24),
      value: share,
      isLow: z.boolean().default(false).describe('Whether a person has to answer it'),
    }),
    sources: z.strictObject({
      label: text(32),
      list: z
        .array(
          z.strictObject({
            document: text(60),
            place: text(32).describe('Page, line or paragraph'),
            words: text(160).describe('Words that the answer is based on'),
          }),
        )
        .max(4),
      none: text(120).optional().describe('Shown if the documents contain no answer'),
    }),
    actions: z.array(text(24)).min(1).max(3).describe('Drawn buttons, the main one first'),
  })
  .refine(
    ({ answer, sources }) =>
      answer.parts.every((part) => part.sources.every((number) => number <= sources.list.length)),
    { path: ['answer', 'parts'], error: 'names a source that is not in the list: add it there' },
  )
  .describe('A customer’s question, the drafted answer, and the lines that it is based on');
