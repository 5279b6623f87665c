import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { vignette } from '../../vignettes/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-centred'),
    heading: text(120),
    lead: text(280),
    actions: z.array(action).min(1).max(2).describe('The first is the primary call to action'),
    weave: weave.describe(
      'A length of cloth across the page: 480 columns and 32 rows fill its place',
    ),
    vignette: vignette.optional(),
  })
  .describe(
    'Opens a page with centered words, a wide product picture below, and a weave behind it',
  );
