import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, anchor, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** The working days of a close. */
export const DAYS = 5;

/** The last day of the following month that is shown: by then every return has to be filed. */
export const LAST_DAY = 23;

const phase = z
  .strictObject({
    from: z.int().min(1).max(DAYS).describe('The working day from which it stands so'),
    state: z.enum(['alone', 'person', 'waits', 'later']),
    who: text(24).optional().describe('Who has done it, or who is waited for'),
    what: text(140).describe('What has been done, or what does not match'),
  })
  .refine(({ state, who }) => (who !== undefined) === (state === 'person' || state === 'waits'), {
    path: ['who'],
    error: 'is there when a person has done it, or is waited for, and only then',
  });

export const schema = z
  .strictObject({
    type: z.literal('month-close'),
    anchor,
    heading: text(72),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    weave: weave.describe('480 columns, 16 rows: as much of it is woven as days have passed'),
    after: z.iso.date().describe('The first of the month that follows the one that is closed'),
    days: z
      .array(z.int().min(1).max(12))
      .length(DAYS)
      .describe('The working days of the close, as days of that month'),
    first: z.int().min(1).max(DAYS).default(1).describe('The working day that is shown first'),
    due: z
      .array(z.strictObject({ day: z.int().min(1).max(LAST_DAY), what: text(80) }))
      .min(1)
      .max(4)
      .describe('Until when returns have to be filed, in their order'),
    dueNote: text(240).optional().describe('On what the law says of these days'),
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
                error: 'are not in the order of the days',
              },
            )
            .refine((phases) => phases[0]?.from === 1, { error: 'do not begin on day 1' }),
        }),
      )
      .min(2)
      .max(16),
    example: text(160).describe('Says whose books these are'),
    sample,
  })
  .describe(
    'Opens a page with the close of a month: a checklist that ticks itself, day by day, and whom it waits for',
  );
