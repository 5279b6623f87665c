import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { weave } from '../../../contract/weave.ts';
import { anchor, sample, user } from '../../schema.ts';

export const schema = z
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
