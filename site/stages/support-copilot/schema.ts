import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { decision, first, stageHead, state } from '../parts.ts';

export const parts = z
  .array(
    z.strictObject({
      body: text(240),
      source: z.int().min(1).optional().describe('Its source, counted from 1'),
    }),
  )
  .min(1)
  .max(4);

export const sources = z
  .array(
    z.strictObject({
      document: text(60),
      place: text(60),
      words: text(240).describe('The passage itself'),
      state: state.default('ok'),
      remark: text(120).optional().describe('Why it was not used, or not alone'),
    }),
  )
  .min(1)
  .max(3);

const conversation = z
  .strictObject({
    from: text(40),
    subject: text(80),
    came: text(40).describe('How and when it arrived'),
    state,
    said: text(48).describe('State, in a few words'),
    messages: z
      .array(
        z.strictObject({
          by: z.enum(['customer', 'person']),
          who: text(48).describe('Author and time'),
          body: text(300),
        }),
      )
      .min(1)
      .max(4),
    draft: z.strictObject({
      title: text(60),
      parts,
    }),
    refusal: z
      .strictObject({ title: text(80), body: text(300) })
      .optional()
      .describe('What it does not answer, and why'),
    sources,
    steps: z
      .array(z.strictObject({ state, body: text(120) }))
      .min(1)
      .max(5),
    customer: z
      .array(z.strictObject({ term: text(32), detail: text(60) }))
      .min(1)
      .max(4),
    decision,
  })
  .refine(({ draft, sources }) => draft.parts.every(({ source = 1 }) => source <= sources.length), {
    path: ['draft'],
    error: 'names a source that does not exist: add it to the sources',
  });

export const schema = z
  .strictObject({
    type: z.literal('support-copilot'),
    ...stageHead,
    choose: text(40).describe('Heading of the conversations to choose from'),
    first,
    conversations: z.array(conversation).min(2).max(3),
    day: z
      .strictObject({
        title: text(60),
        figures: z
          .array(z.strictObject({ term: text(40), detail: text(24) }))
          .min(1)
          .max(4),
      })
      .describe('Summary of the day so far'),
    words: z.strictObject({
      sources: text(40),
      steps: text(40),
      customer: text(40),
    }),
  })
  .describe('Customers’ questions, the drafted answers and their sources; one is refused');
