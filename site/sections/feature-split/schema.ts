import { z } from 'zod';
import { action, points, sectionHead } from '../../schema.ts';
import { vignette } from '../../vignettes/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('feature-split'),
    ...sectionHead,
    points,
    action: action.optional(),
    vignette,
    side: z.enum(['start', 'end']).describe('On which side of the words the picture stands'),
  })
  .describe('One thing in depth: words beside the product picture that shows it');
