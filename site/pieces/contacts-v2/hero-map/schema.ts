import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { anchor, fact, sample } from '../../../schema.ts';

/** Whether the office is staffed: yes, by appointment, no. */
const HOURS = ['open', 'asked', 'closed'] as const;

/** Where a name stands beside its station. */
const SIDES = ['left', 'right', 'below'] as const;

/** A place on the map, in its units: from the left, from the top. */
const point = z.tuple([z.int(), z.int()]);

/** Lines or shapes as SVG has them, in whole units: moves, lines and closings are enough for a map. */
const shapes = z
  .string()
  .regex(/^M[MmLlHhVvZz\d\s,-]+$/, 'is no path of whole numbers: `M0 0l100 20z`')
  .max(1200);

const map = z.strictObject({
  size: point.describe('How many units it is wide and high'),
  river: shapes,
  water: shapes.optional().describe('Canals'),
  park: shapes.optional().describe('Closed shapes'),
  road: shapes,
  rail: shapes.optional().describe('Lines of trains that people come by'),
  stations: z
    .array(
      z.strictObject({
        at: point,
        name: text(32),
        side: z.enum(SIDES).describe('Where its name stands: where none of its lines goes on'),
      }),
    )
    .max(16),
  areas: z
    .array(z.strictObject({ at: point, name: text(32) }))
    .max(6)
    .describe('What is no station: the river, a park'),
});

const office = z.strictObject({
  anchor,
  name: text(40),
  address: text(160).optional().describe('Left out: the registered one of content/brand.yaml'),
  at: point.optional().describe('Where it is on the map, if it is on it'),
  building: text(32).optional().describe('What the map calls it, if not by its name'),
  hours: z
    .array(
      z.strictObject({
        days: text(40),
        time: text(48),
        is: z.enum(HOURS),
        weekdays: z
          .array(z.int().min(1).max(7))
          .describe('For which days of the week it holds, from 1 for Monday'),
      }),
    )
    .min(1)
    .max(4),
  ways: z.array(fact).max(5).describe('How one gets there, and in'),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-map'),
    heading: text(48),
    lead: text(240),
    map,
    offices: z
      .array(office)
      .min(1)
      .max(3)
      .refine((offices) => offices.some(({ at }) => at !== undefined), 'none is on the map'),
    directions: text(40).describe(
      'Of the link that opens the map of one’s telephone at its address, once the offices are no sample',
    ),
    reach: z
      .strictObject({ telephone: text(80), line: text(80), email: text(80) })
      .describe('Who answers there, and when'),
    sample,
  })
  .describe(
    'Opens a place: a map drawn from lines, edge to edge, the offices, and the ways to talk',
  );
