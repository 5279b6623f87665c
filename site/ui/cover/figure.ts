import { z } from 'zod';

const word = z.string().min(1).max(12);
const share = z.number().min(0).max(1);

/** The figure on a cover, drawn from a few words or numbers of the post; the same in every language. */
export const figure = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('words'),
        lines: z.array(word).min(1).max(3),
        accent: z.int().min(1).optional().describe('The line in the bright thread, counted from 1'),
      })
      .describe('One to three words, as large as they fit, below each other'),
    z
      .strictObject({ type: z.literal('cut'), end: word, start: word })
      .describe('A word split in two: its first part ends a line, and the rest starts the next'),
    z
      .strictObject({
        type: z.literal('bars'),
        values: z.array(z.number().min(0)).min(2).max(8),
        accent: z.int().min(1).optional(),
      })
      .describe('Amounts side by side, one of them in the bright thread'),
    z
      .strictObject({
        type: z.literal('marks'),
        count: z.int().min(2).max(60),
        across: z.int().min(2).max(12),
        accent: z.array(z.int().min(1)).max(12).describe('The items in the bright thread'),
        shape: z.enum(['dot', 'letter']),
      })
      .describe('A number of dots or letters in rows, some of them in the bright thread'),
    z
      .strictObject({
        type: z.literal('curve'),
        values: z.array(z.number()).min(4).max(40),
        from: z.int().min(1).describe('The first value that is a forecast, with a band'),
        band: z.number().min(0),
      })
      .describe('Past values, and forecast values within a band'),
    z
      .strictObject({ type: z.literal('dial'), share })
      .describe('A minute as sixty seconds, with a fraction in the bright thread'),
    z
      .strictObject({
        type: z.literal('sheet'),
        lines: z.array(share).min(3).max(8).describe('The length of each line on it'),
        marked: z.array(z.int().min(1)).min(1).max(8),
        how: z.enum(['lit', 'struck', 'stamped']),
      })
      .describe('A sheet of paper with some lines highlighted, struck out or stamped'),
    z
      .strictObject({
        type: z.literal('stairs'),
        steps: z.int().min(2).max(5),
        done: z.int().min(0),
      })
      .describe('Steps, with a number of them completed'),
  ])
  .describe('The picture on a post’s cover');

export type Figure = z.infer<typeof figure>;
