import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { first, stageHead, state } from '../parts.ts';

const baht = z.int().min(0);

const option = z.strictObject({
  day: text(12).describe('The day to order on, as short as it is written: Mon'),
  date: text(16),
  arrives: z.int().min(1).describe('On which day of the chart the order comes, the first is 0'),
  comes: text(40).describe('Says so, at its place in the chart'),
  gap: text(40).optional().describe('Says in the chart that nothing may be left before'),
  early: baht.describe('What it costs if the order comes too early, on average'),
  late: baht.describe('What it costs if it comes too late, on average'),
  state,
  verdict: text(60),
  why: text(300),
  risks: z
    .array(z.strictObject({ label: text(60), value: text(24) }))
    .min(1)
    .max(4),
});

export const schema = z
  .strictObject({
    type: z.literal('forecast'),
    ...stageHead,
    choose: text(60).describe('Heads the days to choose from'),
    first,
    options: z.array(option).min(3).max(5),
    stock: z
      .strictObject({
        now: z.int().min(0),
        sales: z
          .array(z.int().min(0))
          .min(14)
          .max(28)
          .describe('What is expected to be sold, a day'),
        spread: z
          .number()
          .min(0)
          .describe(
            'Half of the band that holds 8 of 10 cases, after one day; it widens as its root',
          ),
        order: z.int().min(1),
        room: z.int().min(1).describe('What the warehouse holds'),
      })
      .describe('All in pieces: the chart follows from it'),
    times: z
      .array(z.strictObject({ at: z.int().min(0), label: text(16) }))
      .min(2)
      .max(5),
    days: z
      .array(z.strictObject({ at: z.int().min(0), label: text(40) }))
      .max(4)
      .default([])
      .describe('Days that sell more than others, and why'),
    drivers: z
      .array(z.strictObject({ label: text(60), source: text(60), effect: text(24) }))
      .min(1)
      .max(5),
    flag: z
      .strictObject({ title: text(80), body: text(240) })
      .optional()
      .describe('What is wrong with the figures that it rests on'),
    words: z.strictObject({
      stock: text(60).describe('Heads the chart'),
      sales: text(60).describe('Heads the sales of each day'),
      room: text(40),
      expected: text(40),
      band: text(60),
      cost: text(60).describe('Heads what a wrong day costs on average'),
      early: text(60),
      late: text(60),
      drivers: text(60),
    }),
  })
  .describe(
    'When to order: the day is chosen; the stock, its band and what it costs to be wrong follow',
  );
