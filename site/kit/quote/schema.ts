import { z } from 'zod';
import { reference } from '../../collections/define-collection.ts';
import { testimonials } from '../../collections/testimonials/index.ts';
import { anchor } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('quote'),
    anchor,
    testimonial: reference(testimonials).describe('Customer whose quote is shown'),
  })
  .describe('One prominent quote');
