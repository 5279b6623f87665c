import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action } from '../../schema.ts';
import { vignette } from '../../vignettes/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-pictured'),
    heading: text(60),
    lead: text(280),
    actions: z.array(action).min(1).max(2).describe('The first is the primary call to action'),
    vignette: vignette.describe('The picture that the words are about'),
  })
  .describe(
    'Opens a page without cloth: large words, and next to them the picture that they are about',
  );
