import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, clockTime } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-day'),
    heading: text(60).describe('A sentence or two in the largest type'),
    lead: text(280),
    actions: z.array(action).min(1).max(2).describe('The first is the primary call to action'),
    from: z.int().min(0).max(23).describe('The full hour at which the drawing begins'),
    to: z.int().min(1).max(24).describe('The full hour at which it ends'),
    example: text(60).describe('Note that it is an example'),
    byItself: text(40).describe('Legend of the pale cells'),
    asked: text(40).describe('Legend of the turmeric cells'),
    rows: z
      .array(
        z
          .strictObject({
            what: text(40),
            count: z.int().min(1).max(120),
            asked: z.int().min(0).describe('Number of them that needed a person'),
            first: clockTime,
            most: clockTime.describe('Time of the peak'),
            last: clockTime,
          })
          .refine(({ count, asked }) => asked <= count, 'more were asked than came in')
          .refine(
            ({ first, most, last }) => first <= most && most <= last && first < last,
            'the times must be in order',
          ),
      )
      .min(1)
      .max(5),
    chapters: z
      .array(
        z.strictObject({
          time: clockTime,
          words: text(60),
          url: action.shape.url,
        }),
      )
      .max(4)
      .default([])
      .describe('Hours of the day that the page describes, each with a link to its section'),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'is not after the beginning: write a later time',
  })
  .describe('Opens a story: one day, drawn as arrivals by the minute');
