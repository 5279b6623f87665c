import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { fact, points, sectionHead } from '../../schema.ts';
import { doer } from '../../ui/FlowMark.tsx';

/** Code, the same in every language: no trailing spaces, no tabs, as it is to be copied. */
const code = z
  .string()
  .min(1)
  .max(2400)
  .refine((lines) => !/\t|[ \t]$/m.test(lines), 'holds a tab or a space at the end of a line')
  .describe('The same in both languages; lines of up to 72 characters need no scrolling');

export const schema = z
  .strictObject({
    type: z.literal('code-sample'),
    ...sectionHead,
    points: points.describe('What is worth knowing before one starts'),
    files: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(40).describe('On its tab: curl, TypeScript, webhook.json'),
          language: z.enum(['bash', 'ts', 'python', 'sql', 'json']),
          code,
          marked: z
            .array(z.int().min(1))
            .max(8)
            .default([])
            .describe('The lines that this is about, counted from 1'),
        }),
      )
      .min(1)
      .max(3)
      .describe('One at a time is shown; the first one first'),
    answer: z
      .strictObject({ label: text(60), code })
      .optional()
      .describe('The JSON that comes back, whichever of the files asked'),
    flow: z
      .array(z.strictObject({ by: doer, does: text(60) }))
      .min(2)
      .max(5)
      .optional()
      .describe('The steps that the code is part of, across the page above it'),
    facts: z
      .array(fact)
      .max(3)
      .default([])
      .describe('What it takes and costs, beside the heading of a flow'),
  })
  .refine(({ flow, facts, answer }) => (flow ? !answer : facts.length === 0), {
    error: 'has facts without a flow, or a flow with an answer',
  })
  .describe('How it looks in code, for those who will write it');
