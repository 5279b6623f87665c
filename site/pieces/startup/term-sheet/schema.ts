import { z } from 'zod';
import { FINISHED_LANGS } from '../../../../contract/languages.ts';
import { text } from '../../../../contract/text.ts';
import { action, anchor, fact, sample } from '../../../schema.ts';
import { vignette } from '../../../vignettes/registry.ts';

const part = z.strictObject({
  title: text(60).describe('Subject of its lines: “Who can apply”'),
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
    .min(2)
    .max(4),
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
    conditions: part
      .extend({
        open: text(100).describe('Shown below them until all are ticked'),
        all: text(100).describe('Shown when all are ticked'),
      })
      .describe('Conditions that a reader can check immediately'),
    declined: z.strictObject({
      title: text(60),
      items: z.array(z.strictObject({ term: text(60), detail: text(240) })).length(3),
    }),
    offer: part.describe('What is included; the key words of the first line are a large figure'),
    sample,
  })
  .describe('Opens a reference: terms in large type, with the meaning of each');
