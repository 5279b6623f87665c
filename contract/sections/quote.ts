import { z } from 'zod';
import { text } from '../text.ts';
import { weave } from '../weave.ts';
import { anchor, sample, user } from './common.ts';

export const quote = z
  .strictObject({
    type: z.literal('quote'),
    anchor,
    words: text(320),
    user,
    weave: weave.optional(),
    sample,
  })
  .describe('One voice, given room');
