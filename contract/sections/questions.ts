import { z } from 'zod';
import { text } from '../text.ts';
import { sectionHead } from './common.ts';

export const questions = z
  .strictObject({
    type: z.literal('questions'),
    ...sectionHead,
    items: z
      .array(z.strictObject({ question: text(140), answer: text(700) }))
      .min(1)
      .max(12),
  })
  .describe('What people ask, and the answers');
