import { z } from 'zod';
import { line, text } from '../../../contract/text.ts';
import { first, stageHead, state } from '../parts.ts';

const node = z.strictObject({
  name: line(32).describe('Technical name: raw.invoice'),
  note: text(40).describe('Its size, or its date'),
  state: state.default('ok'),
  from: z
    .array(z.int().min(1).max(4))
    .max(4)
    .default([])
    .describe('Its sources, counted from 1 in the column before'),
});

/** SQL, the same in every language. */
const sql = z
  .string()
  .max(900)
  .refine((lines) => !/\t|[ \t]$|[^\n]{65}/m.test(lines), {
    error:
      'contains a tab, a space at the end of a line, or a line of more than 64 characters: shorten it',
  })
  .refine((lines) => /^[\x20-\x7e\n]*$/.test(lines), {
    error: 'contains characters that are not ASCII: write it without them',
  });

const figure = z.strictObject({
  label: text(40),
  value: text(16),
  state,
  said: text(60).describe('Its date, and whether its checks have passed'),
  columns: z
    .array(z.array(node).min(1).max(4))
    .length(4)
    .describe('Sources, loaded tables, cleaned tables, and the tables that the report reads'),
  code: z
    .array(z.strictObject({ name: line(40), sql }))
    .min(1)
    .max(2)
    .describe('The relevant steps; the first one is shown initially'),
  checks: z
    .array(z.strictObject({ state, body: text(120) }))
    .min(2)
    .max(6),
  holds: z
    .strictObject({ title: text(80), body: text(280) })
    .optional()
    .describe('What a failed check blocks, and who is notified'),
  contract: z.strictObject({
    table: line(32),
    columns: z
      .array(z.strictObject({ name: line(24), type: line(20), means: text(100) }))
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
    choose: text(60).describe('Heading of the figures to choose from'),
    first,
    figures: z.array(figure).min(2).max(3),
    words: z.strictObject({
      columns: z.array(text(32)).length(4).describe('Headings of the four columns'),
      from: text(16).describe('Label before the sources of a table'),
      files: text(40).describe('Label of the choice of a file'),
      checks: text(40),
      contract: text(40),
      means: text(32).describe('Heading of the meaning of a column, next to its name and type'),
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
          message: 'has a source that does not exist: count those of the column before from 1',
        });
      });
    });
  })
  .describe('Where a figure of a report comes from: sources, tables, SQL, checks and a contract');
