import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { offer } from '../../offer.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import type { Entry } from '../entries.ts';

/** The kind of employment, in the words of schema.org. */
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'] as const;

export const schema = z
  .strictObject({
    offer: offer.describe(
      'An id of content/offers.yaml: what the job is called, and an application is about',
    ),
    lead: text(200).describe('What one would be here for'),
    description: text(160).describe('What search engines say of it'),
    weave: weave.describe('Its own cloth: 160 by 26 cells are enough'),
    salary: z
      .strictObject({ from: z.int().positive(), to: z.int().positive() })
      .refine(({ from, to }) => to > from, 'the most is more than the least')
      .describe('Baht a month, before tax'),
    employment: z.enum(EMPLOYMENT_TYPES),
    place: text(60).describe('Where the work is done, in words'),
    locality: text(40).describe('The town of the office, as search engines want it'),
    isRemote: z.boolean().default(false).describe('Whether all of it can be done at home'),
    hours: text(60),
    posted: z.iso.date(),
    until: z.iso.date().describe('The last day to apply'),
    months: z
      .array(z.strictObject({ title: text(48), body: text(240) }))
      .length(3)
      .describe('The first three months'),
    asked: z.array(text(120)).min(2).max(6),
    notAsked: z.array(text(120)).min(1).max(4),
    interview: z
      .array(z.strictObject({ title: text(60), takes: text(32), body: text(240) }))
      .min(2)
      .max(4),
    days: z.int().min(1).max(30).describe('Working days until one hears, after each step'),
    sample,
  })
  .refine(({ posted, until }) => until > posted, {
    path: ['until'],
    error: 'is before the day on which it was posted',
  });

export type Job = Entry<typeof schema>;
