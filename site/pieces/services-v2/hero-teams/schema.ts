import { z } from 'zod';
import { sentence, text } from '../../../../contract/text.ts';
import { action, address, sample } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-teams'),
    heading: text(60),
    lead: text(300),
    actions: z.array(action).min(1).max(2),
    teams: z
      .array(
        z
          .strictObject({
            name: text(40),
            people: z
              .array(
                z
                  .string()
                  .regex(
                    /^[yo.]{10}$/,
                    'must be ten half days: y at the client’s, o in our office, . on something else',
                  ),
              )
              .min(1)
              .max(5)
              .describe('Week of each person, from Monday morning to Friday afternoon'),
            least: z.int().positive().describe('Price in baht'),
            most: z
              .int()
              .positive()
              .optional()
              .describe('The maximum, if the price depends on the work'),
            per: text(32).describe('What the price is for: a week, a month, all of it'),
            url: address,
          })
          .refine(({ least, most }) => most === undefined || most > least, {
            path: ['most'],
            error: 'must be more than the least',
          }),
      )
      .min(2)
      .max(7),
    size: sentence(60, 'people', 'days').describe(
      'Number of people, and the days they work per week',
    ),
    note: text(320),
    sample,
  })
  .describe(
    'Opens a page of figures: teams drawn to scale, one block per half day, with the price of each',
  );
