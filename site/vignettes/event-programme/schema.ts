import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { vignetteHead } from '../parts.ts';

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5][05]$/, 'a time is as in 09:30, in steps of five minutes');

export const schema = z
  .strictObject({
    type: z.literal('event-programme'),
    ...vignetteHead,
    now: time.optional().describe('Where the line of the present stands'),
    rooms: z.array(text(24)).min(1).max(3),
    sessions: z
      .array(
        z
          .strictObject({
            room: z
              .int()
              .min(0)
              .max(2)
              .optional()
              .describe('Index of its room; without one it is for everybody, as lunch is'),
            start: time,
            end: time,
            title: text(80),
            speakers: z
              .array(z.strictObject({ name: text(40), initials: text(4) }))
              .max(3)
              .default([]),
            isBookmarked: z.boolean().default(false),
          })
          .refine(({ start, end }) => start < end, 'a session ends after its start'),
      )
      .min(2)
      .max(12),
    reminder: text(100).optional().describe('What the app says about the bookmarked session'),
  })
  .refine(
    ({ rooms, sessions }) =>
      sessions.every(({ room }) => room === undefined || room < rooms.length),
    'a session is in a room that is not there',
  )
  .refine(
    ({ sessions }) =>
      sessions.every((one, index) =>
        sessions
          .slice(index + 1)
          .every(
            (other) =>
              (one.room !== undefined && other.room !== undefined && one.room !== other.room) ||
              one.end <= other.start ||
              other.end <= one.start,
          ),
      ),
    'two sessions are in one room at the same time',
  )
  .describe('Today’s sessions at an event, by room and time');
