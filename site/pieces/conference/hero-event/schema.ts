import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, fact, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-event'),
    name: text(8)
      .optional()
      .describe(
        'What the event is called, woven as large as a poster sets it; the heading goes on from there',
      ),
    heading: text(120),
    lead: text(280),
    start: z.iso.datetime({ offset: true }).describe('As in 2027-03-11T09:00:00+07:00'),
    end: z.iso.datetime({ offset: true }).describe('Of the last day, if there are several'),
    place: text(80).describe('The building'),
    city: text(60),
    actions: z.array(action).min(1).max(2).describe('The first is the one call to action'),
    facts: z
      .array(fact)
      .max(4)
      .default([])
      .describe('What else to know before coming; when and where are there already'),
    weave: weave.describe(
      'The hem below the opening: 480 columns reach from edge to edge; 17 rows are shown',
    ),
    sample,
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
    error: 'is not after the start',
    path: ['end'],
  })
  .describe('The opening of an event’s page: its name, when and where, over a hem');
