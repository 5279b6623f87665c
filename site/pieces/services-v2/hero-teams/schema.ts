import { z } from 'zod';
import { sentence, text } from '../../../../contract/text.ts';
import { people } from '../../../kit/team-week/schema.ts';
import { action, anchor, fact, sample } from '../../../schema.ts';

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
            anchor,
            name: text(40),
            purpose: text(80).describe('What companies hire it for'),
            least: z.int().positive().describe('Price in baht'),
            most: z
              .int()
              .positive()
              .optional()
              .describe('The maximum, if the price depends on the work'),
            terms: text(80).describe(
              'What the price is for, and its conditions: VAT, when it is paid',
            ),
            lead: text(320).describe('What the team does'),
            people,
            facts: z.array(fact).min(1).max(3),
            action: action.describe('Link to an example of its work'),
            sample,
          })
          .refine(({ least, most }) => most === undefined || most > least, {
            path: ['most'],
            error: 'must be more than the least',
          }),
      )
      .min(2)
      .max(7)
      .describe('The first is open'),
    size: sentence(60, 'people', 'days').describe(
      'Number of people, and the days they work per week',
    ),
    scale: text(40).describe('What a figure in the cloth means'),
    note: text(320),
    sample,
  })
  .describe('Opens a page of figures: all teams with prices, and the week of the open one');
