import { z } from 'zod';
import { ask } from '../../collections/define-collection.ts';
import { testimonials } from '../../collections/testimonials/index.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('testimonials'),
    ...sectionHead,
    testimonials: ask(testimonials, 12),
  })
  .describe('Quotes from customers, in columns (spec C3)');
