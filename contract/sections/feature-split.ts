import { z } from 'zod';
import { text } from '../text.ts';
import { vignette } from '../vignette.ts';
import { action, sectionHead } from './common.ts';

export const featureSplit = z
  .strictObject({
    type: z.literal('feature-split'),
    ...sectionHead,
    points: z
      .array(z.strictObject({ title: text(60), body: text(200) }))
      .max(4)
      .default([]),
    action: action.optional(),
    vignette,
    side: z.enum(['start', 'end']).describe('On which side of the words the picture stands'),
  })
  .describe('One thing in depth: words beside the product picture that shows it');
