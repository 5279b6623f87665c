import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

/** The days of a working week. */
export const DAYS = 5;

/** The kinds of work in a week, each with its own pattern. */
export const KINDS = ['withYou', 'build', 'tryOut', 'mend'] as const;

const work = z.strictObject({
  days: z.int().min(1).max(DAYS),
  kind: z.enum(KINDS),
  what: text(60).describe('Shorter than 14 letters for a single day'),
});

const week = z.strictObject({
  lanes: z
    .array(
      z
        .array(work)
        .min(1)
        .max(DAYS)
        .refine(
          (works) => works.reduce((sum, { days }) => sum + days, 0) === DAYS,
          `does not make ${DAYS} days`,
        ),
    )
    .min(1)
    .max(4)
    .describe('Work of each team member from Monday to Friday, in their order'),
  handed: text(200).describe('Result handed over on Friday'),
  wrong: text(200).optional().describe('What went wrong, instead of a result'),
  isPaid: z.boolean().default(true).describe('False for a week that is not charged'),
  yours: z
    .strictObject({ hours: z.int().min(0).max(60), what: text(140) })
    .describe('Tasks of the client'),
  decision: z.strictObject({ question: text(80), answer: text(100) }),
  ended: z
    .strictObject({ have: text(240), missing: text(240) })
    .describe('The result, and what is missing, if the project ended here'),
});

export const schema = z
  .strictObject({
    type: z.literal('week-plan'),
    ...sectionHead,
    choose: text(140).describe('Says that the reader can choose the end'),
    rate: z.int().positive().describe('Price of a week, in baht'),
    days: z.array(text(16)).length(DAYS),
    team: z
      .array(z.strictObject({ name: text(16), does: text(48) }))
      .min(1)
      .max(4),
    weeks: z.array(week).min(2).max(16),
    first: z.int().min(1).describe('The initially selected last week'),
    sample,
  })
  .refine(({ weeks, first }) => first <= weeks.length, {
    path: ['first'],
    error: 'is not one of the weeks: give the number of one',
  })
  .refine(({ weeks, team }) => weeks.every(({ lanes }) => lanes.length === team.length), {
    path: ['weeks'],
    error: 'has more or fewer lanes than people: write one for each',
  })
  .describe(
    'A project week by week: the work, the hand-overs, the client’s tasks, and the result if it ends',
  );
