import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { points, sectionHead } from '../../schema.ts';

/** A file of code, with its highlighted lines. */
export const file = z.strictObject({
  name: z.string().min(1).max(40).describe('Such as curl or webhook.json'),
  language: z.enum(['bash', 'ts', 'python', 'sql', 'json']),
  code: z
    .string()
    .min(1)
    .max(2400)
    .refine((lines) => !/\t|[ \t]$/m.test(lines), 'contains a tab or a space at the end of a line')
    .describe('The same in both languages; lines of up to 72 characters need no scrolling'),
  marked: z.array(z.int().min(1)).max(8).default([]).describe('Highlighted lines, counted from 1'),
});

export const schema = z
  .strictObject({
    type: z.literal('code-sample'),
    ...sectionHead,
    points: points.describe('Points to know before starting'),
    fold: text(40).optional().describe('Label of a disclosure with the file, on a phone'),
    file,
  })
  .describe('Code sample for the people who will write the code');
