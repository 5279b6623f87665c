import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

const room = z.strictObject({
  name: text(40),
  rows: z.int().min(3).max(16).describe('Rows of seats'),
  inRow: z.int().min(6).max(40).describe('Seats in each row; every one is drawn'),
  wheelchairs: z.int().min(0).max(6).describe('Wheelchair spaces at the front'),
  body: text(120).describe('Purpose of the room, and useful facts'),
});

export const schema = z
  .strictObject({
    type: z.literal('venue'),
    ...sectionHead,
    street: z.strictObject({
      name: text(40),
      toStart: text(60).describe('Place at its left end, with the distance'),
      toEnd: text(60),
    }),
    entrance: z.strictObject({
      name: text(40),
      body: text(120),
      desks: z.array(text(24)).max(4).describe('Desks there'),
    }),
    rooms: z.array(room).length(2).describe('In order from the entrance'),
    steps: z
      .strictObject({ count: z.int().min(10).max(80), label: text(40) })
      .describe('Steps between the rooms; every one is drawn'),
    waterside: z
      .strictObject({
        walk: text(40),
        body: text(160),
        tables: z.int().min(4).max(40).describe('Every one is drawn'),
        water: text(40),
        weave: weave.describe('The water: 480 columns reach from edge to edge; 16 rows are shown'),
      })
      .describe('The river or lake behind the building'),
    ways: z
      .array(
        z.strictObject({
          by: text(40),
          fact: text(40).describe('In large type: travel time or number of places'),
          body: text(160),
        }),
      )
      .min(2)
      .max(4)
      .describe('Directions'),
    sample,
  })
  .describe('The venue of an event: a plan of the building with every seat, and directions');
