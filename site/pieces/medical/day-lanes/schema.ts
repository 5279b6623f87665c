import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { clockTime, sample, sectionHead } from '../../../schema.ts';
import { halfHour } from './half-hours.ts';

/** The map of the day has a place for each half hour. */
const bookTime = clockTime.refine(
  (time) => /:[03]0$/.test(time),
  'is not on the hour or half hour',
);

export const schema = z
  .strictObject({
    type: z.literal('day-lanes'),
    ...sectionHead,
    lanes: z
      .array(z.strictObject({ name: text(32), note: text(60).optional() }))
      .min(2)
      .max(4)
      .describe('People who work there; the last one is the software'),
    entries: z
      .array(
        z.strictObject({
          lane: z.int().min(1).max(4).describe('Number of the lane, counted from 1'),
          from: bookTime,
          to: bookTime,
          body: text(160),
          isHandedOver: z
            .boolean()
            .default(false)
            .describe('A point where the software stops, or a person takes over'),
        }),
      )
      .min(2)
      .max(24),
    handedOver: text(80).describe('Label of those entries in the legend'),
    swipe: text(60).describe('Says that the entries scroll, on a phone'),
    time: text(24).describe('Heading of the hours'),
    sample,
  })
  .superRefine(({ lanes, entries }, context) => {
    entries.forEach(({ lane, from, to }, index) => {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: ['entries', index], message });
      if (lane > lanes.length) refuse('is in a lane that does not exist');
      if (from >= to) refuse('ends before it begins');
      const before = entries.slice(0, index).findLast((each) => each.lane === lane);
      if (before && halfHour(before.to) > halfHour(from))
        refuse('begins before the one above it in its lane has ended');
    });
  })
  .describe(
    'A day at a business: a lane for each person who works there, and one for the software',
  );
