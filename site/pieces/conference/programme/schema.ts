import { z } from 'zod';
import { calendarDate } from '../../../../contract/date.ts';
import { FIRST_LANG } from '../../../../contract/lang.ts';
import { text } from '../../../../contract/text.ts';
import { reference } from '../../../collections/define-collection.ts';
import { people } from '../../../collections/people/index.ts';
import { clockTime, fact, sample, sectionHead } from '../../../schema.ts';

/** The formats of sessions. */
export const KINDS = ['talk', 'workshop', 'panel'] as const;

/** The languages of sessions, independent of the site's languages. */
export const SPOKEN = ['english', 'thai'] as const;

/** The maximum number of columns for simultaneous sessions. */
const MOST_ROOMS = 4;

const session = z
  .strictObject({
    start: clockTime,
    end: clockTime,
    title: text(120),
    body: text(240).optional(),
    kind: z.enum(KINDS).optional(),
    language: z.enum(SPOKEN).optional().describe('Language of the session'),
    facts: z
      .array(fact)
      .max(3)
      .default([])
      .describe('Facts that help to choose: contents, cost, what to bring'),
    speakers: z
      .array(reference(people))
      .max(5)
      .default([])
      .describe('Speakers; their area follows the name: “Nok Wattana, archivist”'),
    room: text(40)
      .optional()
      .describe('Simultaneous sessions are side by side, one column per room'),
    isBreak: z.boolean().default(false).describe('Coffee, lunch, doors open'),
  })
  .refine(({ start, end }) => start < end, {
    error: 'is not after the start: write a later time',
    path: ['end'],
  });

const day = z
  .strictObject({ date: calendarDate, title: text(60), sessions: z.array(session).min(1) })
  .superRefine(({ sessions }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: ['sessions', ...path], message });
    const rooms = new Set(sessions.flatMap(({ room }) => room?.[FIRST_LANG] ?? []));
    if (rooms.size > MOST_ROOMS)
      issue([], `has ${rooms.size} rooms, and takes at most ${MOST_ROOMS}: remove some`);
    sessions.forEach(({ room, start, end }, index) => {
      const isBeside = (other: { start: string; end: string }) =>
        other.start < end && start < other.end;
      if (
        sessions
          .slice(0, index)
          .some((other) => isBeside(other) && other.room?.[FIRST_LANG] === room?.[FIRST_LANG])
      ) {
        issue(
          [index, 'room'],
          `${room?.[FIRST_LANG] ?? 'the only room'} is taken at ${start}: choose another room or time`,
        );
      }
      // The session itself is one of them.
      const isAlone = sessions.filter(isBeside).length === 1;
      if (room === undefined && rooms.size === MOST_ROOMS && !isAlone) {
        issue(
          [index, 'room'],
          `is missing: at ${start}, beside others, there is no column for it: name its room`,
        );
      }
    });
  });

export const schema = z
  .strictObject({
    type: z.literal('programme'),
    ...sectionHead,
    days: z.array(day).min(1).max(4),
    sample,
  })
  .describe('The programme of an event: a timetable per day, a column per room; times are local');
