import { z } from 'zod';
import { sentence, text } from '../../../../contract/text.ts';
import { address, sample } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-teams'),
    heading: text(60),
    lead: text(300),
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
                    'is ten half days: y at the client’s, o in our house, . on something else',
                  ),
              )
              .min(1)
              .max(5)
              .describe('The week of each, from Monday morning to Friday afternoon'),
            least: z.int().positive().describe('What it is sold at, in baht'),
            most: z
              .int()
              .positive()
              .optional()
              .describe('The most, where it depends on what is done'),
            per: text(32).describe('What is had for it: a week, a month, all of it'),
            url: address,
          })
          .refine(({ least, most }) => most === undefined || most > least, {
            path: ['most'],
            error: 'is no more than the least',
          }),
      )
      .min(2)
      .max(7),
    size: sentence(60, 'people', 'days').describe(
      'How many come, and how many days they work a week',
    ),
    note: text(320),
    sample,
  })
  .describe(
    'Opens a page of figures: teams drawn to scale, a block each half day, with what each is sold at',
  );
