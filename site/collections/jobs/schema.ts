import { z } from 'zod';
import { calendarDate } from '../../../contract/date.ts';
import { text } from '../../../contract/text.ts';
import { offer } from '../../references.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import type { Entry } from '../entries.ts';

export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'] as const;

export const schema = z
  .strictObject({
    offer: offer.describe(
      'Id of content/offers.yaml that names the job and is stored with applications',
    ),
    lead: text(200).describe('Purpose of the job'),
    description: text(160).describe('For search engines'),
    weave: weave.describe('Cloth of the job; 160 by 26 cells are enough'),
    salary: z
      .strictObject({ from: z.int().positive(), to: z.int().positive() })
      .refine(({ from, to }) => to > from, 'the most must be more than the least')
      .describe('Baht per month, before tax'),
    employment: z.enum(EMPLOYMENT_TYPES),
    place: text(60).describe('Place of work, in words'),
    locality: text(40).describe('Town of the office, for search engines'),
    isRemote: z.boolean().default(false).describe('Whether all of the work can be done from home'),
    hours: text(60),
    posted: calendarDate,
    until: calendarDate.describe('Last day to apply'),
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
    days: z
      .int()
      .min(1)
      .max(30)
      .describe('Working days until applicants hear back after each step'),
    sample,
  })
  .refine(({ posted, until }) => until > posted, {
    path: ['until'],
    error: 'is before `posted`: write a later day',
  });

export type Job = Entry<typeof schema>;
