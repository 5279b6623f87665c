import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-corner'),
    heading: text(60),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    weave: weave.describe('The cloth beside it: 256 columns and 48 rows are enough'),
    sample,
  })
  .describe('Opens a page with words beside a cloth that reaches the edge of the window');
