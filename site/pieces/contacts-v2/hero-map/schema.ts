import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { anchor, fact, sample } from '../../../schema.ts';

/** Whether the office is staffed: yes, by appointment, no. */
const HOURS = ['open', 'asked', 'closed'] as const;

/** The position of a name relative to its station. */
const SIDES = ['left', 'right', 'below'] as const;

/** A point on the map, in its units: from the left, from the top. */
const point = z.tuple([z.int(), z.int()]);

/** Lines or shapes in SVG path syntax with whole units; moves, lines and closing are enough for a map. */
const shapes = z
  .string()
  .regex(/^M[MmLlHhVvZz\d\s,-]+$/, 'is not a path of whole numbers: `M0 0l100 20z`')
  .max(1200);

const map = z.strictObject({
  size: point.describe('Width and height in units'),
  office: z.strictObject({
    at: point,
    name: text(32).describe('The building, or the name on its door'),
    side: z.enum(['left', 'right']),
  }),
  river: shapes.optional(),
  water: shapes.optional().describe('Canals'),
  lake: shapes.optional().describe('Closed shapes'),
  park: shapes.optional().describe('Closed shapes'),
  road: shapes,
  rail: shapes.optional().describe('Train lines that visitors use'),
  stations: z
    .array(
      z.strictObject({
        at: point,
        name: text(32),
        side: z
          .enum(SIDES)
          .describe('Position of its name: a side where none of its lines continues'),
      }),
    )
    .max(16),
  areas: z
    .array(z.strictObject({ at: point, name: text(32) }))
    .max(6)
    .describe('Labels of other places: the river, a park'),
});

const office = z.strictObject({
  anchor,
  name: text(40),
  address: text(160)
    .optional()
    .describe('Omit it for the registered address of content/brand.yaml'),
  map: map.optional().describe('Its surroundings'),
  hours: z
    .array(
      z.strictObject({
        days: text(40),
        time: text(48),
        is: z.enum(HOURS),
        weekdays: z
          .array(z.int().min(1).max(7))
          .describe('Days of the week that it applies to, from 1 for Monday'),
      }),
    )
    .min(1)
    .max(4),
  ways: z.array(fact).max(5).describe('Directions to the office, and into it'),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-map'),
    heading: text(48),
    lead: text(240),
    offices: z
      .array(office)
      .min(1)
      .max(3)
      .refine(
        ([first]) => first?.map !== undefined,
        'needs a map of the first office: it opens the page',
      )
      .describe('The map of the first opens the page'),
    directions: text(40).describe(
      'Label of the link that opens its address in the phone’s map app, unless the offices are a sample',
    ),
    reach: z
      .strictObject({ telephone: text(80), line: text(80), email: text(80) })
      .describe('The person who answers there, and at what times'),
    sample,
  })
  .describe(
    'Opens a place: the offices with maps drawn from lines, edge to edge, and the ways to make contact',
  );
