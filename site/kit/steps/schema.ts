import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('steps'),
    ...sectionHead,
    steps: z
      .array(
        z.strictObject({
          title: text(60),
          body: text(280),
          span: text(40).optional().describe('Duration, such as “Week 1”'),
        }),
      )
      .min(2)
      .max(6),
  })
  .describe('Steps in order, on one thread');
