import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { asWritten, decision, stageHead, state } from '../parts.ts';

const place = z
  .int()
  .min(1)
  .optional()
  .describe('Which of the fields was read here, counted from 1, if any');

const row = z.strictObject({ label: asWritten(32), value: asWritten(32), field: place });

/** A paper with its words as they are printed, from top to bottom. */
const print = z.strictObject({
  look: z.enum(['scan', 'photo']).describe('Flat from a scanner, or photographed, crooked'),
  description: text(400).describe('What the paper looks like, for those who cannot see it'),
  head: z.strictObject({ lines: z.array(asWritten(60)).min(1).max(4), field: place }),
  title: asWritten(48),
  details: z.array(row).min(1).max(5),
  columns: z.array(asWritten(20)).min(2).max(4),
  lines: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('line'),
          cells: z.array(asWritten(40)).min(2).max(4),
          field: place,
        }),
        z.strictObject({ kind: z.literal('unreadable'), field: place }),
      ]),
    )
    .min(1)
    .max(6),
  totals: z.array(row).max(4),
  foot: z.array(asWritten(48)).max(2).describe('Who has signed'),
});

const paper = z
  .strictObject({
    name: text(60),
    from: text(48),
    came: text(48).describe('How and when it came'),
    amount: text(24).describe('What it comes to, in money or in pieces'),
    state,
    said: text(48).describe('How it stands, in a few words'),
    print,
    fields: z
      .array(
        z.strictObject({
          label: text(32),
          value: text(60),
          confidence: z.int().min(0).max(100).describe('How sure the reading is, in per cent'),
          state: state.default('ok'),
        }),
      )
      .min(1)
      .max(8),
    compare: z
      .strictObject({
        title: text(60),
        columns: z.array(text(20)).min(2).max(4).describe('The first heads the names'),
        rows: z
          .array(
            z.strictObject({
              name: text(48),
              cells: z.array(asWritten(12)).min(1).max(3),
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
          error: 'has not a cell for each column',
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
    { path: ['print'], error: 'names a field that is not there' },
  );

export const schema = z
  .strictObject({
    type: z.literal('document-reading'),
    ...stageHead,
    choose: text(40).describe('Heads the papers to choose from'),
    papers: z.array(paper).min(2).max(3),
    posted: z
      .strictObject({
        title: text(60),
        rows: z
          .array(z.strictObject({ name: text(48), amount: asWritten(16) }))
          .min(1)
          .max(5),
      })
      .describe('Papers that needed nobody; they are only listed'),
    words: z
      .strictObject({ read: text(40), confidence: text(40), checked: text(40) })
      .describe('Heads what was read, how sure it is, and what it was checked against'),
  })
  .describe('Papers of a day: what was read on each, what does not match, and why');
