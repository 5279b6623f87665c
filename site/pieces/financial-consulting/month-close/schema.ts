import { z } from 'zod';
import { calendarDate } from '../../../../contract/date.ts';
import { text } from '../../../../contract/text.ts';
import { action, anchor, sample } from '../../../schema.ts';
import { stageHead } from '../../../stages/parts.ts';

/** The working days of a close. */
export const DAYS = 5;

const from = z.int().min(1).max(DAYS).describe('The working day from which this state applies');
const who = text(24);

/** The state of a task: done automatically, not begun, done by a person, or waiting for one. */
const phase = z.discriminatedUnion('state', [
  z.strictObject({ from, state: z.enum(['alone', 'later']) }),
  z.strictObject({ from, state: z.literal('person'), who: who.describe('Person who did it') }),
  z.strictObject({
    from,
    state: z.literal('waits'),
    who: who.describe('Person it waits for'),
    what: text(140).describe('What does not match'),
  }),
]);

export const schema = z
  .strictObject({
    type: z.literal('month-close'),
    anchor,
    heading: text(72),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    after: calendarDate.describe('First day of the month after the one that is closed'),
    days: z
      .array(z.int().min(1).max(12))
      .length(DAYS)
      .describe('Working days of the close, as days of that month'),
    first: z.int().min(1).max(DAYS).describe('The initially selected working day'),
    tasks: z
      .array(
        z.strictObject({
          name: text(60),
          phases: z
            .array(phase)
            .min(1)
            .max(DAYS)
            .refine(
              (phases) =>
                phases.every(({ from }, at) => at === 0 || from > (phases[at - 1]?.from ?? 0)),
              {
                error: 'are not in the order of the days: sort them',
              },
            )
            .refine((phases) => phases[0]?.from === 1, {
              error: 'do not begin on day 1: set the first `from` to 1',
            }),
        }),
      )
      .min(2)
      .max(16),
    screen: z
      .strictObject({ title: stageHead.title, status: stageHead.status })
      .describe('Bar of the product’s window'),
    example: text(160).describe('Says whose books these are'),
    sample,
  })
  .describe(
    'Opens a page with the close of a month: a checklist that ticks itself, day by day, and who it waits for',
  );
