import { z } from 'zod';
import { ask } from '../../collections/define-collection.ts';
import { testimonials } from '../../collections/testimonials/index.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('testimonials'),
    ...sectionHead,
    layout: z.enum(['grid', 'slider']).describe('All at once, or to swipe through'),
    testimonials: ask(testimonials, 12),
  })
  .describe('Quotes from customers: all at once, or in a row to swipe through (spec C4)');
