import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

const room = z.strictObject({
  name: text(40),
  rows: z.int().min(3).max(16).describe('Rows of seats'),
  inRow: z.int().min(6).max(40).describe('Seats in each; every one of them is drawn'),
  wheelchairs: z.int().min(0).max(6).default(0).describe('Places at the front for wheelchairs'),
  body: text(120).describe('What happens there, and what is good to know'),
});

export const schema = z
  .strictObject({
    type: z.literal('venue'),
    ...sectionHead,
    street: z.strictObject({
      name: text(40),
      toStart: text(60).describe('What one comes to at its left end, and how far it is'),
      toEnd: text(60),
    }),
    entrance: z.strictObject({
      name: text(40),
      body: text(120),
      desks: z.array(text(24)).max(4).default([]).describe('What stands there'),
    }),
    rooms: z.array(room).min(1).max(2).describe('From the entrance on'),
    steps: z
      .strictObject({ count: z.int().min(10).max(80), label: text(40) })
      .describe('From one room to the other, or to the only one; every one of them is drawn'),
    waterside: z
      .strictObject({
        walk: text(40),
        body: text(160),
        tables: z.int().min(4).max(40).describe('Every one of them is drawn'),
        water: text(40),
        weave: weave.describe('The water: 480 columns reach from edge to edge; 16 rows are shown'),
      })
      .optional()
      .describe('The river or the lake behind the house'),
    ways: z
      .array(
        z.strictObject({
          by: text(40),
          fact: text(40).describe('In large type: how long it takes, how many places there are'),
          body: text(160),
        }),
      )
      .min(2)
      .max(4)
      .describe('How to get there'),
    sample,
  })
  .describe('Where an event is: a plan of the house with every seat, and how to get there');
