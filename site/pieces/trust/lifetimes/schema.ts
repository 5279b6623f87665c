import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

const day = z.int().min(0).max(3650);

const stay = z
  .strictObject({
    until: day.describe('Day on which it is deleted there; 0 if it is not kept there'),
    trace: day
      .optional()
      .describe('Day on which its remaining traces are deleted, if that is later'),
    words: text(100),
  })
  .refine(({ until, trace }) => trace === undefined || trace > until, 'must be later than `until`');

export const schema = z
  .strictObject({
    type: z.literal('lifetimes'),
    ...sectionHead,
    choose: text(60).describe('Label of the choice of a lifetime'),
    lives: z
      .array(
        z.strictObject({
          name: text(40),
          asked: day.optional().describe('Day on which somebody requests its deletion'),
          ends: text(40).describe('When it is gone, in large type'),
          outcome: text(160),
        }),
      )
      .min(2)
      .max(3),
    marks: z
      .array(z.strictObject({ day, label: text(24) }))
      .min(2)
      .max(5)
      .describe('Marks of the scale'),
    places: z
      .array(
        z.strictObject({
          name: text(40),
          who: text(80).describe('People who can see it there'),
          stays: z.array(stay).describe('One per lifetime'),
        }),
      )
      .min(2)
      .max(8)
      .describe('In the order in which it reaches them'),
    sample,
  })
  .superRefine(({ lives, places }, context) => {
    places.forEach(({ stays }, index) => {
      if (stays.length === lives.length) return;
      context.addIssue({
        code: 'custom',
        path: ['places', index, 'stays'],
        message: `has ${stays.length} stays for ${lives.length} lives: write one for each`,
      });
    });
  })
  .describe('Where data is kept and until when, to scale: places stacked, days horizontally');
