import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample, user } from '../../schema.ts';
import { defineCollection } from '../define-collection.ts';

/** What customers say (spec C3). */
export const testimonials = defineCollection({
  name: 'testimonials',
  schema: z.strictObject({
    title: text(80).describe('The gist of it, in their words'),
    description: text(400),
    rating: z.number().min(1).max(5).multipleOf(0.5).describe('Of five, in halves'),
    user,
    sample,
  }),
});
