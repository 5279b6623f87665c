import { z } from 'zod';
import { text } from '../text.ts';
import { share, vignetteHead } from './common.ts';

export const forecast = z
  .strictObject({
    type: z.literal('forecast'),
    ...vignetteHead,
    past: z.array(share).min(4).describe('What was sold, oldest first'),
    expected: z.array(share).min(3).describe('What is expected, from tomorrow on'),
    spread: z.array(share).min(3).describe('How far off each expected value may be'),
    note: text(160),
  })
  .describe('What was sold, what is expected, and how sure that is');
