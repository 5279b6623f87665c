import { z } from 'zod';
import { text } from '../text.ts';
import { weave } from '../weave.ts';
import { address, CURRENCIES, sample, sectionHead } from './common.ts';

/** A course as it is offered on a card (spec C2). */
export const course = z.strictObject({
  image: weave.describe('The weave that stands for it'),
  title: text(80),
  desc: text(240),
  author: z.strictObject({ name: text(60) }),
  price: z.number().min(0).describe('What it costs, before any discount'),
  discount: z.number().min(0).optional().describe('What it costs now, if that is less'),
  currency: z.enum(CURRENCIES).default('USD'),
  badge: text(16).optional().describe('As in “Sale!”'),
  time: text(40).describe('How long it takes'),
  likes: text(24).describe('As in “94%”, or how many'),
  url: address.describe('Where one can take it'),
  sample,
});

export const courseCards = z
  .strictObject({
    type: z.literal('course-cards'),
    ...sectionHead,
    courses: z.array(course).min(1).max(12),
  })
  .describe('Courses on offer, each on a card with its weave and price');

export type Course = z.infer<typeof course>;
