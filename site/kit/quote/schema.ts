import { z } from 'zod';
import { reference } from '../../collections/define-collection.ts';
import { testimonials } from '../../collections/testimonials/index.ts';
import { anchor } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('quote'),
    anchor,
    testimonial: reference(testimonials).describe('Customer whose quote is shown'),
    weave: weave
      .optional()
      .describe('The binding at the edge of the frame: 24 columns, as high as the words are long'),
  })
  .describe('One prominent quote');
