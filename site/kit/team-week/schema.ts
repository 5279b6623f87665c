import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { fact, sample, sectionHead } from '../../schema.ts';
import { HALVES, PLACES } from './days.ts';

const work = z.strictObject({
  halves: z.int().min(1).max(HALVES).describe('Duration in half days'),
  place: z.enum(PLACES),
  what: text(64).describe('Up to 16 letters for half a day, 34 for a whole one'),
});

/** A team's members, each with a week of work. */
export const people = z
  .array(
    z.strictObject({
      who: text(40),
      works: z
        .array(work)
        .min(1)
        .max(7)
        .refine(
          (works) => works.reduce((sum, { halves }) => sum + halves, 0) === HALVES,
          `does not make ${HALVES} half days`,
        ),
    }),
  )
  .min(1)
  .max(5);

export const schema = z
  .strictObject({
    type: z.literal('team-week'),
    ...sectionHead,
    people,
    facts: z.array(fact).max(4).default([]),
    sample,
  })
  .describe('A team’s week: where everyone is from Monday to Friday, and what they do');
