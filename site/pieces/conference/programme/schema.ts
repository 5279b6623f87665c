import { z } from 'zod';
import { calendarDate } from '../../../../contract/date.ts';
import { text } from '../../../../contract/text.ts';
import { reference } from '../../../collections/define-collection.ts';
import { people } from '../../../collections/people/index.ts';
import { clockTime, fact, sample, sectionHead } from '../../../schema.ts';

const session = z
  .strictObject({
    start: clockTime,
    end: clockTime,
    title: text(120),
    body: text(240).optional(),
    kind: z.enum(['talk', 'workshop', 'panel']).optional(),
    language: z.enum(['english', 'thai']).optional().describe('Language of the session'),
    facts: z
      .array(fact)
      .max(3)
      .default([])
      .describe('Facts that help to choose: contents, cost, what to bring'),
    speakers: z.array(reference(people)).max(5).default([]),
    room: text(40).optional(),
    isBreak: z.boolean().default(false).describe('Coffee, lunch, doors open'),
  })
  .refine(({ start, end }) => start < end, {
    error: 'is not after the start: write a later time',
    path: ['end'],
  });

export const schema = z
  .strictObject({
    type: z.literal('programme'),
    ...sectionHead,
    days: z
      .array(
        z.strictObject({ date: calendarDate, title: text(60), sessions: z.array(session).min(1) }),
      )
      .min(1)
      .max(2),
    sample,
  })
  .describe(
    'The programme of an event: a column per day, with a list of sessions; times are local',
  );
