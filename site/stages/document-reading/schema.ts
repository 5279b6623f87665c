import { z } from 'zod';
import { line, text } from '../../../contract/text.ts';
import { decision, stageHead, state } from '../parts.ts';

const place = z
  .int()
  .min(1)
  .optional()
  .describe('Number of the field that was read here, counted from 1, if any');

const row = z.strictObject({ label: line(32), value: line(32), field: place });

/** A paper with its printed words, from top to bottom. */
const print = z.strictObject({
  look: z.enum(['scan', 'photo']).describe('Flat from a scanner, or a crooked photo'),
  description: text(400).describe('Description of the paper for people who cannot see it'),
  head: z.strictObject({ lines: z.array(line(60)).min(1).max(4), field: place }),
  title: line(48),
  details: z.array(row).min(1).max(5),
  columns: z.array(line(20)).min(2).max(4),
  lines: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('line'),
          cells: z.array(line(40)).min(2).max(4),
          field: place,
        }),
        z.strictObject({ kind: z.literal('unreadable'), field: place }),
      ]),
    )
    .min(1)
    .max(6),
  totals: z.array(row).max(4),
  foot: z.array(line(48)).max(2).describe('People who signed'),
});

const paper = z
  .strictObject({
    name: text(60),
    from: text(48),
    came: text(48).describe('How and when it arrived'),
    amount: text(24).describe('Total, in money or in pieces'),
    state,
    said: text(48).describe('State, in a few words'),
    print,
    fields: z
      .array(
        z.strictObject({
          label: text(32),
          value: text(60),
          confidence: z.int().min(0).max(100).describe('Confidence of the reading, in percent'),
          state: state.default('ok'),
        }),
      )
      .min(1)
      .max(8),
    compare: z
      .strictObject({
        title: text(60),
        columns: z.array(text(20)).min(2).max(4).describe('The first is the heading of the names'),
        rows: z
          .array(
            z.strictObject({
              name: text(48),
              cells: z.array(line(12)).min(1).max(3),
              state: state.default('ok'),
            }),
          )
          .min(1)
          .max(5),
      })
      .refine(
        ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1),
        {
          path: ['rows'],
          error: 'needs a cell for each column but the first: add or remove some',
        },
      ),
    checks: z
      .array(z.strictObject({ state, body: text(120) }))
      .min(1)
      .max(4),
    why: z
      .strictObject({ title: text(80), body: text(300) })
      .describe('What does not match, and why'),
    decision,
  })
  .refine(
    ({ print: { head, details, lines, totals }, fields }) =>
      [head, ...details, ...lines, ...totals].every(({ field = 1 }) => field <= fields.length),
    { path: ['print'], error: 'names a field that does not exist: add it to the fields' },
  );

export const schema = z
  .strictObject({
    type: z.literal('document-reading'),
    ...stageHead,
    choose: text(40).describe('Heading of the papers to choose from'),
    papers: z.array(paper).min(2).max(3),
    words: z
      .strictObject({ read: text(40), confidence: text(40), checked: text(40) })
      .describe('Headings of the fields read, the confidence, and what they were checked against'),
  })
  .describe('The papers of a day: what was read from each, what does not match, and why');
