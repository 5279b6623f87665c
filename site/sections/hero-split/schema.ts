import { z } from 'zod';
import { weave } from '../../../contract/loom/weave.ts';
import { text } from '../../../contract/text.ts';
import { action } from '../../schema.ts';
import { vignette } from '../../vignettes/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-split'),
    heading: text(120),
    lead: text(280),
    actions: z.array(action).min(1).max(2).describe('The first is the one call to action'),
    note: text(120).optional().describe('A short line of fact below the actions'),
    weave: weave.describe('A hanging cloth: 200 columns and 78 rows fill its place'),
    vignette,
  })
  .describe('The opening of a page: words beside one product picture, which lies on a weave');
