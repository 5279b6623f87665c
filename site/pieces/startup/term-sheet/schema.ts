import { z } from 'zod';
import { FINISHED_LANGS } from '../../../../contract/languages.ts';
import { text } from '../../../../contract/text.ts';
import { action, anchor, fact, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

const part = z.strictObject({
  title: text(40).describe('What its lines are about: “Who may join”'),
  isStruck: z.boolean().default(false).describe('What is not in the terms is crossed out'),
  check: z
    .strictObject({
      label: text(32).describe('Beside each line, ticked by whoever it is true of'),
      open: text(100).describe('Said below them until all are ticked'),
      all: text(100).describe('Said once they are'),
    })
    .optional()
    .describe('Conditions that a reader can check at once'),
  lines: z
    .array(
      z
        .strictObject({
          line: text(48).describe('The term in a few words'),
          value: text(32).describe('Those of them that count'),
          means: text(200).describe('What it means, in a sentence or two'),
        })
        .refine(
          ({ line, value }) => FINISHED_LANGS.every((lang) => line[lang].includes(value[lang])),
          {
            path: ['value'],
            error: 'is not among the words of its line',
          },
        ),
    )
    .min(1)
    .max(6),
});

export const schema = z
  .strictObject({
    type: z.literal('term-sheet'),
    anchor,
    heading: text(60),
    lead: text(240),
    facts: z.array(fact).max(4).default([]).describe('Of which day and version the terms are'),
    action,
    parts: z
      .array(part)
      .min(1)
      .max(6)
      .refine((parts) => parts.filter(({ check }) => check !== undefined).length <= 1, {
        error: 'are to be checked in more than one place',
      }),
    weave: weave.describe('16 columns, 240 rows: it hangs beside the terms where there is room'),
    sample,
  })
  .describe('Opens a reference: terms in large type, a line each, and what each of them means');
