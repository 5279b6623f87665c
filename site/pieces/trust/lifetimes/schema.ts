import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

const day = z.int().min(0).max(3650);

const stay = z
  .strictObject({
    until: day.describe('The day on which it goes from there; 0 if it is not kept there'),
    trace: day.optional().describe('The day on which what is left of it goes, if that is later'),
    words: text(100),
  })
  .refine(({ until, trace }) => trace === undefined || trace > until, 'leaves no trace for longer');

export const schema = z
  .strictObject({
    type: z.literal('lifetimes'),
    ...sectionHead,
    choose: text(60).describe('Names the choice of what becomes of it'),
    lives: z
      .array(
        z.strictObject({
          name: text(40),
          asked: day.optional().describe('The day on which somebody asks for it to go'),
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
      .describe('What stands on the scale'),
    places: z
      .array(
        z.strictObject({
          name: text(40),
          who: text(80).describe('Who can see it there'),
          stays: z.array(stay).describe('One a life'),
        }),
      )
      .min(2)
      .max(8)
      .describe('In the order in which it comes there'),
    sample,
  })
  .superRefine(({ lives, places }, context) => {
    places.forEach(({ stays }, index) => {
      if (stays.length === lives.length) return;
      context.addIssue({
        code: 'custom',
        path: ['places', index, 'stays'],
        message: `has ${stays.length} stays for ${lives.length} lives`,
      });
    });
  })
  .describe(
    'Where something lies and until when, to scale: places one below the other, days across',
  );
