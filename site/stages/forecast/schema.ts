import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { first, stageHead, state } from '../parts.ts';

const baht = z.int().min(0);

const option = z.strictObject({
  day: text(12).describe('Day to order on, in its shortest form: Mon'),
  date: text(16),
  arrives: z.int().min(1).describe('Day of the chart on which the order arrives; the first is 0'),
  comes: text(40).describe('Label for its arrival in the chart'),
  gap: text(40).optional().describe('Label in the chart for the time when stock may have run out'),
  early: baht.describe('Average cost if the order arrives too early'),
  late: baht.describe('Average cost if it arrives too late'),
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
    choose: text(60).describe('Heading of the days to choose from'),
    first,
    options: z.array(option).min(3).max(5),
    stock: z
      .strictObject({
        now: z.int().min(0),
        sales: z.array(z.int().min(0)).min(14).max(28).describe('Expected sales per day'),
        spread: z
          .number()
          .min(0)
          .describe(
            'Half the width of the 80% band after one day; it grows with the square root of the days',
          ),
        order: z.int().min(1),
        room: z.int().min(1).describe('Capacity of the warehouse'),
      })
      .describe('All in pieces: the chart is computed from it'),
    times: z
      .array(z.strictObject({ at: z.int().min(0), label: text(16) }))
      .min(2)
      .max(5),
    days: z
      .array(z.strictObject({ at: z.int().min(0), label: text(40) }))
      .max(4)
      .default([])
      .describe('Days with higher sales than others, and why'),
    drivers: z
      .array(z.strictObject({ label: text(60), source: text(60), effect: text(24) }))
      .min(1)
      .max(5),
    flag: z
      .strictObject({ title: text(80), body: text(240) })
      .optional()
      .describe('Problem with the data behind the forecast'),
    words: z.strictObject({
      stock: text(60).describe('Heading of the chart'),
      sales: text(60).describe('Heading of the daily sales'),
      room: text(40),
      expected: text(40),
      band: text(60),
      cost: text(60).describe('Heading of the average cost of a wrong day'),
      early: text(60),
      late: text(60),
      drivers: text(60),
    }),
  })
  .describe(
    'When to order: the visitor chooses the day, and the stock, its band and the cost of a wrong day follow',
  );
