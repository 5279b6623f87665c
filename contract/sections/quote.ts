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
    weave: weave
      .optional()
      .describe('The binding at the edge of the frame: 24 columns, as high as the words are long'),
    sample,
  })
  .describe('One voice, given room');
