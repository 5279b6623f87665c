import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

const MOST_FINDINGS = 6;

const mark = z
  .int()
  .min(1)
  .max(MOST_FINDINGS)
  .optional()
  .describe('The finding that this part is about, by its place in the list');

const block = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('bar'), name: text(40), beside: text(60), mark }),
  z.strictObject({
    is: z.literal('picture'),
    caption: text(24).optional().describe('As a slider has: “1 / 5”'),
    mark,
  }),
  z.strictObject({
    is: z.literal('headline'),
    lines: z.array(text(48)).min(1).max(4).describe('One, or as somebody broke them by hand'),
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
    said: text(80).optional().describe('What it says once it was sent'),
    mark,
  }),
  z.strictObject({ is: z.literal('banner'), body: text(140), button: text(24), mark }),
]);

/** A page as a phone shows it, from top to bottom. */
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
          before: text(24).describe('What was measured, with its unit'),
          after: text(24),
          why: text(200).describe('What was changed, and why'),
        }),
      )
      .min(1)
      .max(MOST_FINDINGS),
    note: text(240).describe('Whose page it is, or that it is an example'),
    sample,
  })
  .superRefine(({ before, after, findings }, context) => {
    for (const [name, { blocks }] of Object.entries({ before, after })) {
      blocks.forEach((each, index) => {
        if (each.mark === undefined || each.mark <= findings.length) return;
        context.addIssue({
          code: 'custom',
          path: [name, 'blocks', index, 'mark'],
          message: `is of no finding: there are ${findings.length}`,
        });
      });
    }
  })
  .describe('A page before a review and after it, and each finding with what was measured');
