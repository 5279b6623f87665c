import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

const baht = z.int().positive();

export const schema = z
  .strictObject({
    type: z.literal('teacher-reply'),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          work: text(200).describe('The learner’s answer'),
          before: baht.describe('Cost of that answer, in baht'),
          after: baht.describe('Cost of the one that the teacher suggests'),
          remark: text(120).describe('The teacher’s remark'),
        }),
      )
      .min(1)
      .max(3),
    sample,
  })
  .describe('A learner’s answers, the teacher’s remarks on them, and what each saves');
