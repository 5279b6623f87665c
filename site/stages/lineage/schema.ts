import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { asWritten, first, stageHead, state } from '../parts.ts';

const node = z.strictObject({
  name: asWritten(32).describe('What it is called there: raw.invoice'),
  note: text(40).describe('How much it holds, or as of when'),
  state: state.default('ok'),
  from: z
    .array(z.int().min(1).max(4))
    .max(4)
    .default([])
    .describe('What it is made from, counted from 1 in the column before'),
});

/** SQL, the same in every language. */
const sql = z
  .string()
  .max(900)
  .refine((lines) => !/\t|[ \t]$|[^\n]{65}/m.test(lines), {
    error: 'holds a tab, a space at the end of a line, or a line of more than 64 characters',
  })
  .refine((lines) => /^[\x20-\x7e\n]*$/.test(lines), { error: 'holds what is not ASCII' });

const figure = z.strictObject({
  label: text(40),
  value: text(16),
  state,
  said: text(60).describe('As of when it is, and whether its checks have passed'),
  columns: z
    .array(z.array(node).min(1).max(4))
    .length(4)
    .describe('Sources, what is loaded of them, what is cleaned, and what the report reads'),
  code: z
    .array(z.strictObject({ name: asWritten(40), sql }))
    .min(1)
    .max(2)
    .describe('The steps that matter, the first one shown at first'),
  checks: z
    .array(z.strictObject({ state, body: text(120) }))
    .min(2)
    .max(6),
  holds: z
    .strictObject({ title: text(80), body: text(280) })
    .optional()
    .describe('What a check that failed holds back, and who knows'),
  contract: z.strictObject({
    table: asWritten(32),
    columns: z
      .array(z.strictObject({ name: asWritten(24), type: asWritten(20), means: text(100) }))
      .min(2)
      .max(6),
    facts: z
      .array(z.strictObject({ term: text(32), detail: text(140) }))
      .min(2)
      .max(5),
  }),
});

export const schema = z
  .strictObject({
    type: z.literal('lineage'),
    ...stageHead,
    choose: text(60).describe('Heads the figures to choose from'),
    first,
    figures: z.array(figure).min(2).max(3),
    words: z.strictObject({
      columns: z.array(text(32)).length(4).describe('Head the four columns'),
      from: text(16).describe('Stands before what a table is made from'),
      files: text(40).describe('Names the choice of a file'),
      checks: text(40),
      contract: text(40),
      means: text(32).describe('Heads what a column holds, beside its name and type'),
      column: text(32),
      type: text(32),
    }),
  })
  .superRefine(({ figures }, context) => {
    figures.forEach(({ columns }, index) => {
      columns.forEach((nodes, column) => {
        const before = columns[column - 1]?.length ?? 0;
        if (nodes.every(({ from }) => from.every((each) => each <= before))) return;
        context.addIssue({
          code: 'custom',
          path: ['figures', index, 'columns', column],
          message: 'is made from something that is not there',
        });
      });
    });
  })
  .describe('Where a figure of a report comes from: sources, tables, SQL, checks and a contract');
