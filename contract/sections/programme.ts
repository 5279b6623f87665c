import { z } from 'zod';
import { text } from '../text.ts';
import { sample, sectionHead } from './common.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is as in 09:30');

const session = z
  .strictObject({
    start: time,
    end: time,
    title: text(120),
    body: text(240).optional(),
    speaker: text(100).optional().describe('Who speaks, and as what: “Nok Wattana, engineer”'),
    room: text(40)
      .optional()
      .describe('Sessions at the same time stand side by side, one column a room'),
    isBreak: z.boolean().default(false).describe('Coffee, lunch, doors open'),
  })
  .refine(({ start, end }) => start < end, { error: 'is not after the start', path: ['end'] });

const day = z
  .strictObject({ date: z.iso.date(), title: text(60), sessions: z.array(session).min(1) })
  .superRefine(({ sessions }, context) => {
    const rooms = new Set(sessions.flatMap(({ room }) => room?.en ?? []));
    if (rooms.size > 4) {
      context.addIssue({ code: 'custom', path: ['sessions'], message: 'has more than four rooms' });
    }
    sessions.forEach(({ room, start, end }, index) => {
      const isTaken = sessions
        .slice(0, index)
        .some((other) => other.room?.en === room?.en && other.start < end && start < other.end);
      if (!isTaken) return;
      context.addIssue({
        code: 'custom',
        path: ['sessions', index, 'room'],
        message: `${room?.en ?? 'the only room'} is taken at ${start}`,
      });
    });
  });

export const programme = z
  .strictObject({
    type: z.literal('programme'),
    ...sectionHead,
    days: z.array(day).min(1).max(4),
    sample,
  })
  .describe('What happens when and where at an event, day by day; times are those of the place');
