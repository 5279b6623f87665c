import { z } from 'zod';
import { CURRENCIES } from '../../../contract/currency.ts';
import { text } from '../../../contract/text.ts';
import { amounts, sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { reference } from '../define-collection.ts';
import type { Entry } from '../entries.ts';
import { people } from '../people/index.ts';

export const schema = z
  .strictObject({
    title: text(80),
    desc: text(240).describe('What its card says'),
    description: text(160).describe('What search engines say of it'),
    teacher: reference(people),
    image: z
      .strictObject({ weave })
      .describe('The weave that stands for it; some 160 by 26 cells fill the widest card'),
    price: amounts.describe('What it costs, before any discount'),
    discount: amounts.optional().describe('What it costs now, if that is less'),
    badge: text(16).optional().describe('As in “Sale!”'),
    time: text(40).describe('How long it takes'),
    likes: text(24).describe('How it was liked, as in “94% (68)”'),
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    syllabus: z
      .array(z.strictObject({ title: text(80), minutes: z.int().min(1), body: text(240) }))
      .min(1)
      .describe('Its lessons, in order'),
    readable: z.int().min(1).describe('Which of its lessons stands on its page, to be read'),
    needs: z.array(text(120)).min(1).describe('What one has to bring'),
    outcomes: z.array(text(120)).min(1).describe('What one can do afterwards'),
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
