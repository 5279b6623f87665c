import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead, user } from '../../schema.ts';

/** What a customer says (spec C3). */
export const testimonial = z.strictObject({
  title: text(80).describe('The gist of it, in their words'),
  description: text(400),
  rating: z.number().min(1).max(5).multipleOf(0.5).describe('Of five, in halves'),
  user,
  sample,
});

export const schema = z
  .strictObject({
    type: z.literal('testimonials'),
    ...sectionHead,
    layout: z.enum(['grid', 'slider']).describe('All at once, or to be swiped through'),
    testimonials: z.array(testimonial).min(1).max(12),
  })
  .describe('What customers say: all at once, or one beside the other to swipe through (spec C4)');
