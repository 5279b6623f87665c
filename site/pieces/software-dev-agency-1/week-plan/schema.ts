import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

/** The days of a working week. */
export const DAYS = 5;

/** The kinds of work in a week; each is drawn in a way of its own. */
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
    .describe('What each of the team does from Monday to Friday, in their order'),
  handed: text(200).describe('What is handed over on Friday'),
  wrong: text(200).optional().describe('What went wrong, in place of it'),
  isPaid: z.boolean().default(true).describe('False for a week that is not charged'),
  yours: z
    .strictObject({ hours: z.int().min(0).max(60), what: text(140) })
    .describe('What the client has to do'),
  decision: z.strictObject({ question: text(80), answer: text(100) }),
  ended: z
    .strictObject({ have: text(240), missing: text(240) })
    .describe('What there would be, and what not, if it ended here'),
});

export const schema = z
  .strictObject({
    type: z.literal('week-plan'),
    ...sectionHead,
    choose: text(140).describe('Says that one can choose where it ends'),
    example: text(160).describe('Says that it is an example, and of what'),
    rate: z.int().positive().describe('What a week costs, in baht'),
    days: z.array(text(16)).length(DAYS),
    team: z
      .array(z.strictObject({ name: text(16), does: text(48) }))
      .min(1)
      .max(4),
    weeks: z.array(week).min(2).max(16),
    first: z.int().min(1).describe('The week after which it ends until another one is chosen'),
    sample,
  })
  .refine(({ weeks, first }) => first <= weeks.length, {
    path: ['first'],
    error: 'is none of the weeks',
  })
  .refine(({ weeks, team }) => weeks.every(({ lanes }) => lanes.length === team.length), {
    path: ['weeks'],
    error: 'has more or fewer lanes than the team has people',
  })
  .describe(
    'A project week by week: who does what, what is handed over, what the client does, and what there is if it ends',
  );
