import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { address, sample } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-manual'),
    heading: text(60),
    lead: text(280),
    contents: z
      .array(
        z.strictObject({
          label: text(60),
          holds: text(40).describe('As in “8 kinds” or “2 files”'),
          url: address,
        }),
      )
      .min(2)
      .max(14)
      .describe('What can be looked up below, in its order'),
    file: z
      .strictObject({
        name: z.string().min(1).max(40),
        language: z.enum(['bash', 'ts', 'python', 'sql', 'json']),
        code: z
          .string()
          .min(1)
          .max(1600)
          .refine(
            (lines) => !/\t|[ \t]$/m.test(lines),
            'holds a tab or a space at the end of a line',
          ),
      })
      .describe('What it is all about, as a file; lines of up to 60 characters need no scrolling'),
    note: text(160).optional(),
    sample,
  })
  .describe('Opens a manual: its contents, beside the one file that it is all about');
