import { z } from 'zod';
import { CURRENCIES } from '../../../contract/currency.ts';
import { text } from '../../../contract/text.ts';
import { amounts, sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { reference } from '../define-collection.ts';
import type { Entry } from '../entries.ts';
import { photo } from '../media/index.ts';
import { people } from '../people/index.ts';

export const schema = z
  .strictObject({
    title: text(80),
    desc: text(240).describe('Text of its card'),
    description: text(160).describe('For search engines'),
    teacher: reference(people),
    image: z
      .strictObject({ weave, photo: photo(800).optional() })
      .describe('Weave shown with it, or a photo; about 208 by 26 cells fill the widest card'),
    price: amounts.describe('Price before any discount'),
    discount: amounts.optional().describe('Current price, if lower'),
    badge: text(16).optional().describe('For example “Sale!”'),
    time: text(40).describe('Duration'),
    likes: text(24).describe('Rating, such as “94% (68)”'),
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    syllabus: z
      .array(z.strictObject({ title: text(80), minutes: z.int().min(1), body: text(240) }))
      .min(1)
      .describe('Lessons, in order'),
    readable: z.int().min(1).describe('Number of the lesson that can be read on its page'),
    needs: z.array(text(120)).min(1).describe('Requirements for participants'),
    outcomes: z.array(text(120)).min(1).describe('Skills that participants learn'),
    sample,
  })
  .superRefine(({ price, discount, syllabus, readable }, context) => {
    if (readable > syllabus.length) {
      const message = `there are ${syllabus.length} lessons`;
      context.addIssue({ code: 'custom', path: ['readable'], message });
    }
    for (const currency of CURRENCIES) {
      if (discount === undefined || discount[currency] < price[currency]) continue;
      const message = 'is no less than the price';
      context.addIssue({ code: 'custom', path: ['discount', currency], message });
    }
  });

export type Course = Entry<typeof schema>;
