import { z } from 'zod';
import { FINISHED_LANGS } from '../../../../contract/languages.ts';
import { text } from '../../../../contract/text.ts';
import { action, anchor, fact, sample } from '../../../schema.ts';
import { vignette } from '../../../vignettes/registry.ts';

const part = z.strictObject({
  title: text(40).describe('Subject of its lines: “Who may join”'),
  check: z
    .strictObject({
      label: text(32).describe('Label of the checkbox next to each line'),
      open: text(100).describe('Shown below them until all are ticked'),
      all: text(100).describe('Shown when all are ticked'),
    })
    .optional()
    .describe('Conditions that a reader can check immediately'),
  lines: z
    .array(
      z
        .strictObject({
          line: text(48).describe('The term in a few words'),
          value: text(32).describe('Its key words'),
          means: text(200).describe('Its meaning, in a sentence or two'),
        })
        .refine(
          ({ line, value }) => FINISHED_LANGS.every((lang) => line[lang].includes(value[lang])),
          {
            path: ['value'],
            error: 'is not among the words of its line: copy it from there',
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
    facts: z.array(fact).max(4).describe('Date and version of the terms'),
    action,
    vignette,
    parts: z
      .array(part)
      .min(1)
      .max(6)
      .refine((parts) => parts.filter(({ check }) => check !== undefined).length <= 1, {
        error: 'may only be checked in one place: remove the others',
      }),
    sample,
  })
  .describe('Opens a reference: terms in large type, in columns, with the meaning of each');
