import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-plain'),
    heading: text(120),
    lead: text(320).optional(),
    actions: z.array(action).max(2).default([]).describe('The first is the primary call to action'),
    weave: weave
      .optional()
      .describe(
        'The selvedge: 480 columns reach from edge to edge; eight rows are shown. Without it, the next section begins sooner; without actions as well, on the first screen',
      ),
  })
  .describe('Opens a page of text: large type, above a selvedge of weave if it has one');
