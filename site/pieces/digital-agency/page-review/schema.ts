import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

const MOST_FINDINGS = 6;

const mark = z
  .int()
  .min(1)
  .max(MOST_FINDINGS)
  .optional()
  .describe('Finding that this part is about, by its number in the list');

const block = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('bar'), name: text(40), beside: text(60), mark }),
  z.strictObject({
    is: z.literal('picture'),
    caption: text(24).optional().describe('As in a slider: “1 / 5”'),
    mark,
  }),
  z.strictObject({
    is: z.literal('headline'),
    lines: z.array(text(48)).min(1).max(4).describe('A single line, or lines broken by hand'),
    mark,
  }),
  z.strictObject({ is: z.literal('words'), body: text(200), mark }),
  z.strictObject({
    is: z.literal('prices'),
    rows: z
      .array(z.strictObject({ name: text(40), price: text(24) }))
      .min(1)
      .max(4),
    mark,
  }),
  z.strictObject({
    is: z.literal('form'),
    fields: z.array(text(32)).min(1).max(6),
    button: text(32),
    said: text(80).optional().describe('Text after it was sent'),
    mark,
  }),
  z.strictObject({ is: z.literal('banner'), body: text(140), button: text(24), mark }),
]);

/** A page on a phone, from top to bottom. */
const page = z.strictObject({ label: text(60), blocks: z.array(block).min(2).max(8) });

export const schema = z
  .strictObject({
    type: z.literal('page-review'),
    ...sectionHead,
    before: page,
    after: page,
    findings: z
      .array(
        z.strictObject({
          what: text(60),
          before: text(24).describe('Measurement, with its unit'),
          after: text(24),
          why: text(200).describe('Change that was made, and why'),
        }),
      )
      .min(1)
      .max(MOST_FINDINGS),
    sample,
  })
  .superRefine(({ before, after, findings }, context) => {
    for (const [name, { blocks }] of Object.entries({ before, after })) {
      blocks.forEach((each, index) => {
        if (each.mark === undefined || each.mark <= findings.length) return;
        context.addIssue({
          code: 'custom',
          path: [name, 'blocks', index, 'mark'],
          message: `has a finding that does not exist: choose a number up to ${findings.length}`,
        });
      });
    }
  })
  .describe('A page before and after a review, and each finding with its measurements');
