import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { defineCollection } from '../define-collection.ts';
import { portrait } from '../people/index.ts';

/** Quotes from customers (spec C3). */
export const testimonials = defineCollection({
  name: 'testimonials',
  schema: z.strictObject({
    title: text(80).describe('Gist of the quote, in their words'),
    description: text(400),
    rating: z.number().min(1).max(5).multipleOf(0.5).describe('Out of five, in halves'),
    user: z.strictObject({ image: portrait, name: text(60), role: text(80) }),
    sample,
  }),
});
