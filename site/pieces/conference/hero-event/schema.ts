import { z } from 'zod';
import { zonedTime } from '../../../../contract/date.ts';
import { text } from '../../../../contract/text.ts';
import { action, fact, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-event'),
    name: text(8).describe(
      'Name of the event, woven as large as on a poster; the heading continues it',
    ),
    heading: text(120),
    lead: text(280),
    start: zonedTime.describe('Such as 2027-03-11T09:00:00+07:00'),
    end: zonedTime.describe('End of the last day, if there are several'),
    place: text(80).describe('The building'),
    city: text(60),
    actions: z.array(action).min(1).max(2).describe('The first is the primary call to action'),
    facts: z.array(fact).max(4).describe('Further facts for visitors, besides date and place'),
    weave: weave.describe(
      'The hem below the opening: 480 columns reach from edge to edge; 17 rows are shown',
    ),
    sample,
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
    error: 'is not after the start: write a later time',
    path: ['end'],
  })
  .describe('Opens an event’s page: its name, date and place, above a hem');
