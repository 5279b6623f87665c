import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { points, sectionHead } from '../../schema.ts';

/** Code, the same in every language: no trailing spaces, no tabs, as it is to be copied. */
const code = z
  .string()
  .min(1)
  .max(2400)
  .refine((lines) => !/\t|[ \t]$/m.test(lines), 'holds a tab or a space at the end of a line')
  .describe('The same in both languages; lines of up to 72 characters need no scrolling');

/** A file of code, and what is to be seen of it. */
export const file = z.strictObject({
  name: z.string().min(1).max(40).describe('On its tab: curl, TypeScript, webhook.json'),
  language: z.enum(['bash', 'ts', 'python', 'sql', 'json']),
  code,
  marked: z
    .array(z.int().min(1))
    .max(8)
    .default([])
    .describe('The lines that this is about, counted from 1'),
});

export const schema = z
  .strictObject({
    type: z.literal('code-sample'),
    ...sectionHead,
    points: points.describe('What is worth knowing before one starts'),
    files: z.array(file).min(1).max(3).describe('One at a time is shown; the first one first'),
    shown: z
      .strictObject({
        caption: text(80).describe('Which example it is'),
        rows: z
          .array(z.strictObject({ label: text(80), value: text(48) }))
          .min(2)
          .max(6)
          .describe('What happens, line by line; the last one is what comes of it'),
      })
      .optional()
      .describe('What it does, for those who read no code; the files are folded below it'),
    answer: z
      .strictObject({ label: text(60), code })
      .optional()
      .describe('The JSON that comes back, whichever of the files asked'),
  })
  .describe('How it looks in code, for those who will write it');
