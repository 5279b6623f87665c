import { z } from 'zod';
import { weave } from '../../../contract/loom/weave.ts';
import { text } from '../../../contract/text.ts';
import { action, fact } from '../../schema.ts';
import { vignette } from '../../vignettes/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-loom'),
    heading: text(120),
    lead: text(240),
    actions: z.array(action).min(1).max(2).describe('The first is the one call to action'),
    weave,
    vignettes: z.array(vignette).min(1).max(2),
    facts: z.array(fact).length(4),
  })
  .describe('The opening of a page: what we are, over a loom with our products at work');
