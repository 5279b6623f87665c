import { z } from 'zod';
import { text } from '../text.ts';
import { sectionHead } from './common.ts';

export const codeSample = z
  .strictObject({
    type: z.literal('code-sample'),
    ...sectionHead,
    points: z
      .array(z.strictObject({ title: text(60), body: text(200) }))
      .max(4)
      .default([]),
    files: z
      .array(
        z.strictObject({
          name: z.string().max(40),
          language: z.enum(['ts', 'json', 'bash', 'python']),
          code: z.string().max(2400).describe('The same in every language'),
        }),
      )
      .min(1)
      .max(3),
  })
  .describe('How it looks in code, for those who will write it');
