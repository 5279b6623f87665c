import { z } from 'zod';
import { CURRENCIES } from '../../../contract/currency.ts';
import { text } from '../../../contract/text.ts';
import { weave } from '../../../contract/weave.ts';
import { address, sample, sectionHead } from '../../schema.ts';

/** A course as it is offered on a card (spec C2). */
export const course = z
  .strictObject({
    image: weave.describe(
      'The weave that stands for it; some 160 by 26 cells fill the widest card',
    ),
    title: text(80),
    desc: text(240),
    author: z.strictObject({ name: text(60) }),
    price: z.number().min(0).describe('What it costs, before any discount'),
    discount: z.number().min(0).optional().describe('What it costs now, if that is less'),
    currency: z.enum(CURRENCIES).default('USD'),
    badge: text(16).optional().describe('As in “Sale!”'),
    time: text(40).describe('How long it takes'),
    likes: text(24).describe('How it was liked, as in “94% (68)”'),
    url: address.describe('Where one can take it'),
    sample,
  })
  .refine(({ price, discount }) => discount === undefined || discount < price, {
    path: ['discount'],
    error: 'is no less than the price',
  });

export const schema = z
  .strictObject({
    type: z.literal('course-cards'),
    ...sectionHead,
    courses: z.array(course).min(1).max(12),
  })
  .describe('Courses on offer, each on a card with its weave and price');
